import type { Claim } from '@dp/contract/staff/claims.ts';
import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Section, SectionRow } from '../parts/section.tsx';
import { useMay } from '../session/me.ts';
import { ClaimBadge } from './claim-badge.tsx';
import { MoveClaim } from './move-claim.tsx';
import { OpenClaim } from './open-claim.tsx';

/** What was claimed for a parcel from its courier, and what can be. */
export function ParcelClaims({
  parcelId,
  value: { claims, reasons, outstanding },
}: {
  readonly parcelId: number;
  readonly value: StaffCallOutput<'getParcelClaims'>['data'];
}) {
  const t = useTranslations('claims');
  const mayClaim = useMay('settlement.match');
  const mayOpen = mayClaim && reasons.length > 0;
  if (claims.length === 0 && !mayOpen) return null;
  return (
    <Section title={t('title')}>
      {claims.map((claim) => (
        <ClaimRow key={claim.id} claim={claim} />
      ))}
      {mayClaim
        ? claims
            .filter(({ next }) => next.length > 0)
            .map((claim) => <MoveClaim key={`${claim.id} ${claim.version}`} claim={claim} />)
        : null}
      {mayOpen ? (
        <OpenClaim
          key={claims.length}
          parcelId={parcelId}
          reasons={reasons}
          outstanding={outstanding}
        />
      ) : null}
    </Section>
  );
}

function ClaimRow({ claim }: { readonly claim: Claim }) {
  const t = useTranslations('claims');
  const { price } = useFormat();
  const { reason, sum, paid, reference, note, by } = claim;
  return (
    <SectionRow
      title={
        <>
          {t(`reasons.${reason}`)} · <bdi>{price(sum)}</bdi>
        </>
      }
      detail={
        <>
          <bdi>{by.name}</bdi>
          {paid === null ? null : (
            <>
              {' '}
              · {t('paid')} <bdi>{price(paid)}</bdi> · <bdi>{reference}</bdi>
            </>
          )}
          {note === null ? null : <> · {note}</>}
        </>
      }
      action={<ClaimBadge claim={claim} />}
    />
  );
}
