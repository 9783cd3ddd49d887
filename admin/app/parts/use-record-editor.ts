import { overlayLeft } from '@dp/ui/overlays/back-closes.ts';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate, useRevalidator } from 'react-router';
import { type Submit, useSubmit } from '../forms/use-submit.ts';
import { type Conflict, conflictOf } from './conflict.ts';
import { type EditedRecord, useRecordDraft } from './use-record-draft.ts';
import { useUnsavedGuard } from './use-unsaved-guard.tsx';

/** The record with the version to save over; undefined for a new one. */
export type Seen<R> = R extends undefined ? undefined : EditedRecord;

interface RecordEditorOptions<Fields, R extends EditedRecord | undefined> {
  /** Of the records, such as `voucher`: names the draft. */
  readonly kind: string;
  /** Undefined for a new one. */
  readonly record: R;
  /** What the form shows of a record, JSON-like. */
  readonly fieldsOf: (record: R) => Fields;
  /** Makes the call and resolves to its answer. */
  readonly save: (fields: Fields, seen: Seen<R>) => Promise<{ readonly data: EditedRecord }>;
  /** The page it leaves for, also once it is saved; undefined shows the saved record on this page. */
  readonly back?: string;
  /** The page that a saved record opens instead, as a new one's own. */
  readonly opens?: (saved: EditedRecord) => string;
  /** The words once it is saved, which may depend on what was. */
  readonly saved: string | ((fields: Fields) => string);
}

interface RecordEditor<Fields, R> {
  readonly fields: Fields;
  readonly change: (changed: Partial<Fields>) => void;
  /** Whether something is typed that is not saved. */
  readonly isChanged: boolean;
  readonly form: Submit;
  /** Makes another call of the form as it is, such as a preview, with the refusals and conflicts of saving it. */
  readonly attempt: (work: (fields: Fields, seen: Seen<R>) => Promise<void>) => void;
  /** Asks before leaving with unsaved changes: render it. */
  readonly guard: ReactNode;
  /** Gives up what is typed. */
  readonly forget: () => void;
  /** Gives up what is typed and leaves for `back`, or for another page. */
  readonly leave: (to?: string) => Promise<void>;
  /** What a `ConflictDialog` needs while somebody else has saved first. */
  readonly conflict: RecordConflict<Fields> | undefined;
}

export interface RecordConflict<Fields> {
  readonly theirs: Fields;
  readonly mine: Fields;
  readonly busy: boolean;
  readonly onTakeTheirs: () => void;
  readonly onSaveMine: () => void;
  readonly onClose: () => void;
}

/**
 * The editor of one versioned record. What is typed survives a reload and a refused save, and what is typed
 * while it is being saved is there to be saved next; where somebody else saved first, nothing is overwritten
 * before both states have been seen.
 */
export function useRecordEditor<Fields extends object, R extends EditedRecord | undefined>({
  kind,
  record: newest,
  fieldsOf,
  save,
  back,
  opens,
  saved,
}: RecordEditorOptions<Fields, R>): RecordEditor<Fields, R> {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { name, record, draft, showFrom } = useRecordDraft<Fields, R>(kind, newest, fieldsOf);
  const [conflict, setConflict] = useState<Conflict<R>>();
  /** The version that one has decided to save over, by the draft's name. */
  const over = useRef<{ readonly name: string; readonly version: number }>(undefined);
  /**
   * What follows once another version or page is shown instead: a navigation's promise resolves before that where
   * something else reads the page again meanwhile.
   */
  const afterwards = useRef<() => void>(undefined);
  /** What was typed since the form was last sent. */
  const typedSince = useRef<Partial<Fields>>(undefined);
  const keepTypedSince = useEffectEvent(() => {
    if (typedSince.current) draft.change({ ...fieldsOf(record), ...typedSince.current });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cleanup runs where the name changes.
  useEffect(
    () => () => {
      afterwards.current?.();
      afterwards.current = undefined;
    },
    [name],
  );
  // A draft that an older version of this page left may lack a field.
  const fields = { ...fieldsOf(record), ...draft.value };

  async function leave(to = back ?? '..'): Promise<void> {
    // At once, so that nothing holds the page back.
    flushSync(draft.forget);
    await overlayLeft();
    await navigate(to);
  }
  /** Shows the record as it is by now, in this version, and then says so. */
  async function showNow(version: number, say?: () => void): Promise<void> {
    const isNewer = version !== record?.version;
    // The old record would be seen until the new one is here.
    if (isNewer) {
      afterwards.current = () => {
        draft.forget();
        keepTypedSince();
        say?.();
      };
      showFrom(version);
    } else if (typedSince.current === undefined) draft.forget();
    await revalidate();
    if (!isNewer) say?.();
  }
  /** Undefined where somebody else saved first, which is then shown. */
  async function unlessConflict<T>(work: (seen: Seen<R>) => Promise<T>): Promise<T | undefined> {
    const version = over.current?.name === name ? over.current.version : record?.version;
    const seen = record && version !== undefined ? { id: record.id, version } : undefined;
    try {
      return await work(seen as Seen<R>);
    } catch (error) {
      const found = conflictOf<R>(error);
      setConflict(found);
      if (found === undefined) throw error;
      return undefined;
    }
  }
  const form = useSubmit(async () => {
    typedSince.current = undefined;
    const answer = await unlessConflict((seen) => save(fields, seen));
    if (answer === undefined) return;
    const written = answer.data;
    setConflict(undefined);
    const words = typeof saved === 'string' ? saved : saved(fields);
    const say = () => showToast(words, { look: 'ok' });
    if (opens === undefined && back === undefined) return showNow(written.version, say);
    afterwards.current = say;
    await leave(opens?.(written));
  });

  return {
    fields,
    change: (changed) => {
      typedSince.current = { ...typedSince.current, ...changed };
      draft.change({ ...fields, ...changed });
    },
    isChanged: draft.isChanged,
    form,
    attempt: (work) => form.attempt(() => unlessConflict((seen) => work(fields, seen))),
    guard: useUnsavedGuard(draft.isChanged, draft.forget),
    forget: draft.forget,
    leave,
    conflict: conflict && {
      theirs: fieldsOf(conflict.current),
      mine: fields,
      busy: form.busy,
      onTakeTheirs: () => {
        setConflict(undefined);
        typedSince.current = undefined;
        void showNow(conflict.version);
      },
      onSaveMine: () => {
        over.current = { name, version: conflict.version };
        form.submit();
      },
      onClose: () => setConflict(undefined),
    },
  };
}
