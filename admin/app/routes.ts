import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** Every page of the back office. Those inside the frame are for signed-in staff. */
export default [
  route('sign-in', 'sign-in/sign-in-page.tsx'),
  route('invitation', 'invitations/invitation-page.tsx'),
  route('password-reset', 'password-reset/password-reset-page.tsx'),
  layout('frame-route.tsx', [
    // Keeps the frame around a page that could not be shown.
    layout('frame/page-boundary.tsx', [
      index('home/home-page.tsx'),
      route('my-security', 'security/security-page.tsx'),
      route('orders/:queue?', 'orders/orders-page.tsx'),
      route('orders/order/:id', 'orders/order-page.tsx'),
      route('orders/order/:id/edit', 'order-edit/edit-order-page.tsx'),
      route('orders/new', 'phone-orders/phone-order-page.tsx'),
      route('orders/confirm/:id?', 'orders/confirm-page.tsx'),
      route('orders/find', 'orders/found-orders-page.tsx'),
      route('staff', 'people/people-page.tsx'),
      route('roles', 'roles/roles-page.tsx'),
      route('roles/:id', 'roles/role-page.tsx'),
      route('audit', 'audit/audit-page.tsx'),
      route('customers', 'customers/customers-page.tsx'),
      route('customers/:id', 'customers/customer-page.tsx'),
      route('customers/:id/merge/:other', 'customers/merge-page.tsx'),
      route('messages', 'messages/messages-page.tsx'),
      route('messages/:id', 'messages/message-page.tsx'),
      route('packing', 'packing/packing-page.tsx'),
      route('packing/pick', 'packing/pick-page.tsx'),
      route('packing/labels', 'packing/labels-page.tsx'),
      route('packing/slips', 'packing/slips-page.tsx'),
      route('handovers', 'handovers/handovers-page.tsx'),
      route('handovers/:id', 'handovers/handover-page.tsx'),
      route('parcels', 'parcels/parcels-page.tsx'),
      route('parcels/:id', 'parcels/parcel-page.tsx'),
      route('couriers', 'couriers/couriers-page.tsx'),
      route('settings/orders', 'settings/order-settings-page.tsx'),
      route('cash', 'cash/cash-page.tsx'),
      route('cash/:id', 'cash/courier-cash-page.tsx'),
      route('*', 'frame/not-found-page.tsx'),
    ]),
  ]),
] satisfies RouteConfig;
