import { useLocale } from '@dp/ui/i18n/i18n-context.tsx';
import { ListEnd } from '@dp/ui/navigation/list-end.tsx';
import { PullRing } from '@dp/ui/navigation/pull-ring.tsx';
import { ToastMessage } from '@dp/ui/overlays/toast.tsx';
import { ButtonLink } from '@dp/ui/parts/button.tsx';
import { EmptyState } from '@dp/ui/parts/empty-state.tsx';
import { ErrorState } from '@dp/ui/parts/error-state.tsx';
import { ShoppingCart } from 'lucide';
import { useErrorText } from '../api/use-error-text.ts';
import { samples } from './samples.ts';
import { Columns, Row, Section } from './section.tsx';

/** Empty and error states, and toasts. */
export function StatesSection() {
  const words = samples[useLocale()];
  const errorText = useErrorText();
  return (
    <Section title="States">
      <Columns>
        <EmptyState
          icon={ShoppingCart}
          title={words.emptyCart}
          text={words.emptyCartText}
          action={<ButtonLink to="/shopping">{words.buy}</ButtonLink>}
        />
        <ErrorState
          title={words.errorTitle}
          text={errorText(undefined)}
          detail="req-01J9ZK"
          onRetry={() => undefined}
        />
      </Columns>
      <Columns>
        {(['more', 'loading', 'failed'] as const).map((state) => (
          <ListEnd
            key={state}
            state={state}
            nextLink="/shopping?page=2"
            failed={words.failed}
            onMore={() => undefined}
            onNear={() => undefined}
          />
        ))}
      </Columns>
      <Row>
        <PullRing shown="pulling" />
        <PullRing shown="armed" />
        <PullRing shown="busy" />
      </Row>
      <ToastMessage toast={{ id: -1, look: 'plain', text: words.later }} />
      <ToastMessage
        toast={{
          id: -2,
          look: 'ok',
          text: words.added,
          action: { label: words.remove, run: () => undefined },
        }}
      />
      <ToastMessage toast={{ id: -3, look: 'danger', text: words.failed }} />
    </Section>
  );
}
