import type { COUNT_ENTRIES } from '@dp/contract/staff/stock-count-values.ts';
import type { CountLine } from '@dp/contract/staff/stock-counts.ts';
import { TextField } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { requestKeys } from '@dp/ui/storage/request-keys.ts';
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../api/client.ts';
import { isStaffApiError } from '../api/staff-api-error.ts';
import { useSubmit } from '../forms/use-submit.ts';
import { GuardedForm } from '../parts/guarded-form.tsx';
import { ProductLine } from '../parts/product-line.tsx';
import { typedUnits } from '../stock/typed-units.ts';
import styles from './stock-counts.module.css';

type How = (typeof COUNT_ENTRIES)[number];

interface EntryFormProps {
  readonly count: number;
  readonly line: CountLine;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  /** Reads the line again, which a colleague has changed meanwhile; what is typed stays. */
  readonly onStale: () => Promise<void>;
  readonly onDone: () => void;
}

/** How many of a product were found; of one that was counted already, whether these are more or all. */
export function EntryForm({ count, line, typed, onType, onStale, onDone }: EntryFormProps) {
  const t = useTranslations('stockCounts');
  const { revalidate } = useRevalidator();
  const field = useRef<HTMLInputElement>(null);
  const isCounted = line.counted !== null;
  const how = useRef<How>(isCounted ? 'add' : 'set');
  const [keyOf] = useState(requestKeys);
  useEffect(() => field.current?.focus(), []);
  const form = useSubmit(async () => {
    const quantity = how.current === 'remove' ? 0 : typedUnits(typed);
    const entry = { product_id: line.id, how: how.current, quantity };
    const body = { key: keyOf(entry), ...entry, seen: line.counted };
    const { data } = await call('enterCount', { params: { id: count }, body }).catch(
      async (error: unknown) => {
        if (isStaffApiError(error, 'count_entered')) await onStale();
        throw error;
      },
    );
    showToast(data.counted === null ? t('removed') : t('entered', { count: data.counted }), {
      look: 'ok',
    });
    onDone();
    await revalidate();
  });
  const choose = (chosen: How) => {
    how.current = chosen;
  };
  const send = (chosen: How) => {
    choose(chosen);
    form.submit();
  };
  return (
    <div className={styles.entry}>
      <ProductLine name={line.name} sku={line.sku} image={line.image} />
      <GuardedForm changed={typed !== ''} form={form} label={line.name}>
        <TextField
          ref={field}
          name="quantity"
          label={t('quantity')}
          hint={line.counted === null ? t('quantityHint') : t('before', { count: line.counted })}
          value={typed}
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          onChange={({ target }) => onType(target.value)}
          error={form.problem('quantity')}
        />
        {isCounted ? (
          <div className={styles.buttons}>
            <Button type="submit" busy={form.busy} onClick={() => choose('add')}>
              {t('add')}
            </Button>
            <Button look="secondary" busy={form.busy} onClick={() => send('set')}>
              {t('replace')}
            </Button>
            <Button look="secondary" busy={form.busy} onClick={() => send('remove')}>
              {t('remove')}
            </Button>
          </div>
        ) : (
          <Button type="submit" full busy={form.busy} onClick={() => choose('set')}>
            {t('enter')}
          </Button>
        )}
      </GuardedForm>
    </div>
  );
}
