import type { OrderMoney } from '@dp/contract/staff/payments.ts';
import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useDateTime } from '@dp/ui/i18n/use-date-time.ts';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { SectionRow } from '../parts/section.tsx';

/** A credit note: what it takes back of the order's invoice, when and why. */
export function CreditNoteRow({ note }: { readonly note: OrderMoney['credit_notes'][number] }) {
  const t = useTranslations('payments');
  const locale = useLocale();
  const { price } = useFormat();
  const dateTime = useDateTime();
  const pieces = note.lines.filter((line) => line.pieces > 0);
  return (
    <SectionRow
      title={
        <>
          {t('creditNote.title')} <bdi dir="ltr">{note.number}</bdi>
        </>
      }
      detail={
        <>
          <div>
            {dateTime(note.issued_at)} ·{' '}
            {t(`creditNote.kind.${note.kind}`, { parcel: note.parcel ?? 1 })}
            {note.reason === null ? null : (
              <>
                {' · '}
                <bdi>{note.reason}</bdi>
              </>
            )}
          </div>
          {pieces.length === 0 ? <div>{t('creditNote.noPieces')}</div> : null}
          {pieces.map((line) => (
            <div key={line.sku}>
              {line.pieces} × <bdi>{line.name[locale]}</bdi>
            </div>
          ))}
          <div>
            {note.delivery === 0 ? null : (
              <>
                {t('creditNote.delivery')} <bdi>{price(note.delivery)}</bdi>
                {' · '}
              </>
            )}
            {t('creditNote.vat')} <bdi>{price(note.vat)}</bdi>
          </div>
        </>
      }
      action={<bdi>{price(-note.amount)}</bdi>}
    />
  );
}
