import type { AccountInfo } from '@dp/contract/accounts.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import {
  CircleHelp,
  Heart,
  KeyRound,
  LogOut,
  MapPin,
  MessageCircle,
  PencilLine,
  ReceiptText,
  RotateCcw,
  ShieldCheck,
  Tags,
} from 'lucide';
import { Suspense, use } from 'react';
import { revalidated } from '../api/recent-responses.ts';
import { loadOrders } from '../orders/load-orders.ts';
import { AccountPage } from '../page/account-page.tsx';
import { PageHeader } from '../page/page-header.tsx';
import { PageMeta } from '../page/page-meta.tsx';
import type { RouteHandle } from '../page/route-handle.ts';
import { loadAccountInfo } from '../session/account-info.ts';
import { useLogOut } from '../session/log-out.ts';
import { currentShopper } from '../session/session.ts';
import { shopperPage } from '../session/shopper-page.ts';
import type { Route } from './+types/profile-page.ts';
import { DeleteAccount } from './delete-account.tsx';
import { OrderOnItsWay } from './order-on-its-way.tsx';
import { ProfileCard } from './profile-card.tsx';
import { ProfileLinks } from './profile-links.tsx';
import styles from './profile-page.module.css';
import { ProfileSkeleton } from './profile-skeleton.tsx';

export const handle = {
  header: 'wide',
  footer: false,
  refreshable: true,
  requiresLogin: true,
} satisfies RouteHandle;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  // Name and e-mail are stored; the rest may arrive later.
  const { pathname } = new URL(request.url);
  return shopperPage(request, async () => ({
    account: revalidated(`account of ${currentShopper()?.id}`, () =>
      loadAccountInfo(pathname),
    ).catch(() => undefined),
    newest: revalidated(`newest order of ${currentShopper()?.id}`, () =>
      loadOrders({ tab: 'ongoing', status: undefined }, { limit: 1 }),
    ).then(
      ({ data }) => data,
      () => undefined,
    ),
  }));
}

/** The customer's profile. */
export default function ProfilePage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('accounts');
  const logOut = useLogOut();
  return (
    <AccountPage>
      <PageMeta title={t('profile.title')} noIndex />
      <PageHeader title={t('profile.title')} />
      <div className={styles.top}>
        <ProfileCard account={loaderData.account} />
        <OrderOnItsWay newest={loaderData.newest} />
      </div>
      <ProfileLinks
        tiles
        title={t('profile.ordersGroup')}
        links={[
          {
            to: '/order-history',
            text: t('profile.orders'),
            icon: ReceiptText,
            hint: t('profile.ordersHint'),
          },
          {
            to: '/profile/addresses/list/all',
            text: t('profile.addresses'),
            icon: MapPin,
            hint: t('profile.addressesHint'),
          },
          {
            to: '/wishlist',
            text: t('profile.wishlist'),
            icon: Heart,
            hint: t('profile.wishlistHint'),
          },
          {
            to: '/brands-wishlist',
            text: t('profile.brandsWishlist'),
            icon: Tags,
            hint: t('profile.brandsWishlistHint'),
          },
        ]}
      />
      <div data-in-column>
        <Suspense fallback={<AccountLinks hasPassword />}>
          <KnownAccountLinks account={loaderData.account} />
        </Suspense>
      </div>
      <ProfileLinks
        title={t('profile.helpGroup')}
        links={[
          { to: '/profile/faqs', text: t('profile.faqs'), icon: CircleHelp },
          { to: '/contact-us', text: t('profile.contactUs'), icon: MessageCircle },
          { to: '/profile/refund-policy', text: t('profile.refundPolicy'), icon: RotateCcw },
          { to: '/profile/privacy-policy', text: t('profile.privacyPolicy'), icon: ShieldCheck },
        ]}
      />
      <div className={styles.leave}>
        <button type="button" className={styles.logOut} onClick={logOut}>
          <Icon of={LogOut} directional />
          {t('profile.logOut')}
        </button>
        <DeleteAccount />
      </div>
    </AccountPage>
  );
}

function KnownAccountLinks({ account }: { account: Promise<AccountInfo | undefined> }) {
  return <AccountLinks hasPassword={use(account)?.has_password ?? true} />;
}

/** An account that was made with a code has no password to change. */
function AccountLinks({ hasPassword }: { hasPassword: boolean }) {
  const t = useTranslations('accounts');
  const password = t(hasPassword ? 'profile.changePassword' : 'changePassword.firstTitle');
  return (
    <ProfileLinks
      title={t('profile.accountGroup')}
      links={[
        { to: '/profile/change-name', text: t('profile.changeName'), icon: PencilLine },
        { to: '/profile/change-password', text: password, icon: KeyRound },
      ]}
    />
  );
}

export function HydrateFallback() {
  return <ProfileSkeleton />;
}
