import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { ButtonLink } from '@dp/ui/parts/button.tsx';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { AccountPage } from '../page/account-page.tsx';
import { FormColumns } from '../page/form-columns.tsx';
import { FormLamp } from '../page/form-lamp.tsx';
import { PageHeader } from '../page/page-header.tsx';
import { PageMeta } from '../page/page-meta.tsx';
import type { RouteHandle } from '../page/route-handle.ts';
import { loadAccountInfo } from '../session/account-info.ts';
import { redirectToLogin } from '../session/require-signed-in.ts';
import { shopperPage } from '../session/shopper-page.ts';
import type { Route } from './+types/change-contact-page.ts';
import styles from './account-form.module.css';
import { useHandedOn, useIsForCheckout } from './after-sign-in.ts';
import { AuthFrame } from './auth-frame.tsx';
import { ChangeContactForm } from './change-contact-form.tsx';
import { ChangeContactNotes } from './change-contact-notes.tsx';
import { CodeSkeleton } from './code-skeleton.tsx';
import { contactKindOf } from './contact-kind.ts';
import { FormSkeleton } from './form-skeleton.tsx';

export const handle = { header: 'wide', footer: false, requiresLogin: true } satisfies RouteHandle;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { pathname } = new URL(request.url);
  const account = await shopperPage(request, () => loadAccountInfo(pathname));
  if (account === undefined) throw redirectToLogin(request);
  return { account };
}

/** Another phone number or e-mail in place of one that is not confirmed; the next page asks for its code. */
export default function ChangeContactPage({ loaderData }: Route.ComponentProps) {
  const { account } = loaderData;
  const t = useTranslations('accounts');
  const kind = contactKindOf(useLocation().pathname);
  const handedOn = useHandedOn();
  const forCheckout = useIsForCheckout();
  const known = kind === 'phone' ? account.phone_number : account.email;
  const verification = `/email/verification${handedOn}`;
  const title = t(`changeContact.${known === null ? 'add' : 'change'}_${kind}`);

  if (!account.can_change.includes(kind)) {
    return (
      <Frame title={title} backTo="/profile">
        <FormLamp />
        <p className={styles.text}>{t(`changeContact.fixed_${kind}`)}</p>
        <ButtonLink to="/contact-us" size="large" full>
          {t('profile.contactUs')}
        </ButtonLink>
      </Frame>
    );
  }
  const form = <ChangeContactForm account={account} kind={kind} />;
  const text = t(`changeContact.text_${kind}`);
  if (forCheckout) {
    return (
      <AuthFrame title={title} text={text} backTo={verification}>
        {form}
      </AuthFrame>
    );
  }
  return (
    <Frame
      title={title}
      backTo={verification}
      beside={<ChangeContactNotes kind={kind} known={known !== null} />}
    >
      <FormLamp />
      <p className={styles.text}>{text}</p>
      {form}
    </Frame>
  );
}

/** A page of the account, as those that change its name and its password. */
function Frame(props: {
  readonly title: string;
  readonly backTo: string;
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <AccountPage>
      <PageMeta title={props.title} noIndex />
      <PageHeader title={props.title} backTo={props.backTo} />
      <FormColumns beside={props.beside}>{props.children}</FormColumns>
    </AccountPage>
  );
}

export function HydrateFallback() {
  const t = useTranslations('accounts');
  const kind = contactKindOf(useLocation().pathname);
  const title = t(`changeContact.change_${kind}`);
  // On the way to checkout it is another page: its card stands where it will.
  const forCheckout = useIsForCheckout();
  if (forCheckout) return <CodeSkeleton title={title} backTo="/profile" />;
  return <FormSkeleton title={title} fields={1} />;
}
