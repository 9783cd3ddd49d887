import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { call } from '../api/client.ts';
import { Columns } from '../parts/columns.tsx';
import { PageFrame } from '../parts/page-frame.tsx';
import type { Route } from './+types/message-page.ts';
import { AnswerForm } from './answer-form.tsx';
import { CareSection } from './care-section.tsx';
import { SenderSection } from './sender-section.tsx';
import { Thread } from './thread.tsx';

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  return (await call('getContactMessage', { params: { id: params.id }, signal: request.signal }))
    .data;
}

export default function MessagePage({ loaderData: thread }: Route.ComponentProps) {
  const t = useTranslations('messages');
  return (
    <PageFrame title={t('from', { name: thread.name })} back="/messages">
      <Columns
        key={thread.id}
        main={
          <>
            <Thread thread={thread} />
            <AnswerForm thread={thread} />
          </>
        }
        side={
          <>
            <SenderSection thread={thread} />
            <CareSection thread={thread} />
          </>
        }
      />
    </PageFrame>
  );
}
