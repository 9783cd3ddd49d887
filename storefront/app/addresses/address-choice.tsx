import type { Address } from '@dp/contract/addresses.ts';
import { RadioCards } from '@dp/ui/fields/radio-card.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { Check, Trash2 } from 'lucide';
import { useState } from 'react';
import type { AddressActions } from './address-actions.ts';
import styles from './address-choice.module.css';
import { useAddressOption } from './address-option.tsx';

export interface AddressChoiceProps extends AddressActions {
  readonly addresses: readonly Address[];
  readonly onProblem: (problem: string | undefined) => void;
}

/** Several addresses as a choice, and below them what can be done about the chosen one (specification §8). */
export function AddressChoice(props: AddressChoiceProps) {
  const { addresses, busy, problem, add, editAt, onDefault, onDelete, onProblem } = props;
  const t = useTranslations('addresses');
  const option = useAddressOption();
  const [chosenId, setChosenId] = useState<string>();
  const chosen = addresses.find(({ id }) => String(id) === chosenId);

  return (
    <>
      <div className={styles.choice}>
        <RadioCards
          legend={t('listText')}
          legendHidden
          options={addresses.map((address) => option(address, editAt(address)))}
          value={chosen === undefined ? undefined : chosenId}
          onChange={(id) => {
            setChosenId(id);
            onProblem(undefined);
          }}
        />
      </div>
      {add}
      <div data-foot className={styles.foot}>
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
        {problem === undefined ? (
          <p className={styles.chosen}>
            {chosen === undefined
              ? t('listText')
              : t.rich('chosen', {
                  street: chosen.street,
                  bdi: (words) => <bdi>{words}</bdi>,
                })}
          </p>
        ) : null}
        {chosen?.is_default ? (
          <p ref={keepFocus} tabIndex={-1} className={styles.isDefault}>
            <Icon of={Check} size={18} />
            {t('isTheDefault')}
          </p>
        ) : (
          <Button
            look="secondary"
            busy={busy === 'default'}
            onClick={() => {
              if (chosen === undefined) return onProblem(t('noneForDefault'));
              onDefault(chosen);
            }}
          >
            {t('setDefault')}
          </Button>
        )}
        <Button
          look="secondary"
          icon={<Icon of={Trash2} />}
          busy={busy === 'delete'}
          onClick={() => {
            if (chosen === undefined) return onProblem(t('noneToDelete'));
            onDelete(chosen);
          }}
        >
          {t('delete')}
        </Button>
      </div>
    </>
  );
}

/** The button that had the focus is gone: what says the outcome in its place takes it over. */
function keepFocus(place: HTMLElement | null): void {
  if (document.activeElement === document.body) place?.focus();
}
