import type { OrderView } from '@dp/contract/staff/order-views.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { overlayLeft } from '@dp/ui/overlays/back-closes.ts';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { Badge } from '@dp/ui/parts/badge.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { Bookmark, BookmarkPlus } from 'lucide';
import { lazy, Suspense, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { call } from '../../api/client.ts';
import { type Conflict, conflictOf } from '../../parts/conflict.ts';
import { useAction } from '../../parts/use-action.ts';
import { useVersionedSave } from '../../parts/use-versioned-save.ts';
import type { Governorate } from '../filters/governorates.ts';
import {
  addressOf,
  definitionOf,
  isOwnList,
  isSameList,
  listOf,
  type SavedList,
} from './saved-list.ts';
import styles from './view-bar.module.css';
import type { ViewFields } from './view-conflict.tsx';

const ViewConflict = lazy(() => import('./view-conflict.tsx'));
const ViewDialog = lazy(() => import('./view-dialog.tsx'));

interface ViewBarProps {
  /** The view that is open, if any; the list may differ from it by now. */
  readonly view: OrderView | undefined;
  readonly list: SavedList;
  readonly governorates: readonly Governorate[];
}

/** Saves the list that is shown as a view; changes, renames or deletes the view that is open. */
export default function ViewBar({ view, list, governorates }: ViewBarProps) {
  const t = useTranslations('orderViews');
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [dialog, setDialog] = useState<'new' | 'rename'>();
  const isChanged = view !== undefined && !isSameList(listOf(view), list);
  // The page is read again while somebody changes the list (a filter, an order that comes in): what they save goes
  // over the view as they began with it, so that they hear of another person's change.
  const [begun, setBegun] = useState(view);
  if (begun !== view && !isChanged && dialog === undefined) setBegun(view);
  const [conflict, setConflict] = useState<Conflict<OrderView> & { readonly mine: ViewFields }>();

  const open = async (saved: OrderView, words: string) => {
    setDialog(undefined);
    setConflict(undefined);
    showToast(words, { look: 'ok' });
    await overlayLeft();
    await navigate(addressOf(saved), { replace: true });
  };
  const add = async (fields: Omit<ViewFields, 'definition'>) => {
    const body = { ...fields, definition: definitionOf(list) };
    await open((await call('saveOrderView', { body })).data, t('saved'));
  };
  const change = async (fields: ViewFields, version: number) => {
    if (begun === undefined) return;
    const { name, shared } = fields;
    const definition = definitionOf(listOf(fields));
    const body = { name, shared, definition, id: begun.id, version };
    try {
      await open((await call('saveOrderView', { body })).data, t('saved'));
      await revalidate();
    } catch (error) {
      const found = conflictOf<OrderView>(error);
      if (found === undefined) throw error;
      setDialog(undefined);
      setConflict({ ...found, mine: fields });
    }
  };
  const changing = useAction(change);
  const saveVersion = useVersionedSave();
  const removing = useAction(async ({ id, version, name, shared, definition }: OrderView) =>
    saveVersion(async () => {
      await call('deleteOrderView', { params: { id }, body: { version } });
      await navigate(`/orders/${list.queue}`, { replace: true });
      const undo = async () => {
        const body = { name, shared, definition: definitionOf(listOf({ definition })) };
        await open((await call('saveOrderView', { body })).data, t('restored'));
      };
      showToast(t('deleted', { name }), {
        action: { label: t('undo'), run: () => undoing.run(undo) },
      });
    }),
  );
  const undoing = useAction((undo: () => Promise<void>) => undo());

  const mayAdd = view === undefined ? isOwnList(list) : isChanged;
  return (
    <div className={styles.bar}>
      {view === undefined ? null : (
        <h2 className={styles.name}>
          <Icon of={Bookmark} size={18} />
          <bdi>{view.name}</bdi>
        </h2>
      )}
      {view?.shared ? <Badge>{t('sharedBadge')}</Badge> : null}
      {begun?.editable && isChanged ? (
        <Button
          size="small"
          busy={changing.busy}
          onClick={() => changing.run({ ...begun, definition: definitionOf(list) }, begun.version)}
        >
          {t('saveChanges')}
        </Button>
      ) : null}
      {mayAdd ? (
        <Button
          look="secondary"
          size="small"
          icon={<Icon of={BookmarkPlus} size={18} />}
          onClick={() => setDialog('new')}
        >
          {view === undefined ? t('save') : t('saveAsNew')}
        </Button>
      ) : null}
      {view?.editable ? (
        <>
          <Button look="quiet" size="small" onClick={() => setDialog('rename')}>
            {t('rename')}
          </Button>
          <Button look="quiet" size="small" busy={removing.busy} onClick={() => removing.run(view)}>
            {t('delete')}
          </Button>
        </>
      ) : null}
      <Suspense>
        {dialog === 'new' ? <ViewDialog onSave={add} onClose={() => setDialog(undefined)} /> : null}
        {dialog === 'rename' && begun !== undefined ? (
          <ViewDialog
            view={begun}
            onSave={(fields) => change({ ...begun, ...fields }, begun.version)}
            onClose={() => setDialog(undefined)}
          />
        ) : null}
        {conflict === undefined ? null : (
          <ViewConflict
            theirs={conflict.current}
            mine={conflict.mine}
            governorates={governorates}
            busy={changing.busy}
            onTakeTheirs={() => {
              setConflict(undefined);
              void overlayLeft()
                .then(() => navigate(addressOf(conflict.current), { replace: true }))
                .then(() => revalidate());
            }}
            onSaveMine={() => changing.run(conflict.mine, conflict.version)}
            onClose={() => setConflict(undefined)}
          />
        )}
      </Suspense>
    </div>
  );
}
