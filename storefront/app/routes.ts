import type { RouteConfig } from '@react-router/dev/routes';
import { route } from '@react-router/dev/routes';

/** Every page of the shop, one line each, at the paths of specification §2. */
export default [
  route('/dev/ui', 'dev/ui-page.tsx'),
  route('/', 'home/home-page.tsx'),
  route('/brands', 'brands/brands-page.tsx'),
  route('/shopping', 'products/shop-page.tsx'),
  route('/products-category/:id?', 'categories/category-products-page.tsx'),
  route('/product-brands/:id?', 'brands/brand-products-page.tsx'),
  route('/categories/', 'categories/categories-page.tsx'),
  route('/sub/categories/:id?', 'categories/sub-categories-page.tsx'),
  route('/product/list/:id?', 'categories/category-products-page.tsx', { id: 'product-list' }),
  route('/product/details/:id?', 'products/product-page.tsx'),
  route('/signup', 'accounts/sign-up-page.tsx'),
  route('/email/verification', 'accounts/email-verification-page.tsx'),
  route('/otp', 'accounts/otp-page.tsx'),
  route('/register-otp', 'accounts/register-otp-page.tsx'),
  route('/login', 'accounts/login-page.tsx'),
  route('/forget/password', 'accounts/forgot-password-page.tsx'),
  route('/forget/password/code', 'accounts/forgot-password-code-page.tsx'),
  route('/forget/password/rest', 'accounts/reset-password-page.tsx'),
  route('/password/created/successfully', 'accounts/password-created-page.tsx'),
  route('/profile', 'accounts/profile-page.tsx'),
  route('/profile/change-name', 'accounts/change-name-page.tsx'),
  route('/profile/change-password', 'accounts/change-password-page.tsx'),
  route('/profile/change-password/new-password', 'accounts/new-password-page.tsx'),
  route('/profile/addresses/list/all', 'addresses/address-list-page.tsx'),
  route('/profile/address/add-address', 'addresses/add-address-page.tsx'),
  route('*', 'shell/not-found-page.tsx'),
] satisfies RouteConfig;
