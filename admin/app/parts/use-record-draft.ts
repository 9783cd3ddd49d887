import { useState } from 'react';
import { type Draft, useDraft } from './drafts.ts';

export interface EditedRecord {
  readonly id: number;
  readonly version: number;
}

interface RecordDraft<Fields, R> {
  /** Of the record in the version that is edited. */
  readonly name: string;
  /** The record as it was when it began to be edited. */
  readonly record: R;
  readonly draft: Draft<Fields>;
  /** Switches to the record once it has at least this version, even if something is typed. */
  readonly showFrom: (version: number) => void;
}

/**
 * The draft of one version of a record. While something is typed that version stays: the page may be read again for
 * another part of it, and a newer version has fields that nobody has seen beside the typed ones.
 */
export function useRecordDraft<Fields, R extends EditedRecord | undefined>(
  kind: string,
  record: R,
  fieldsOf: (record: R) => Fields,
): RecordDraft<Fields, R> {
  const [seen, setSeen] = useState({ kind, record });
  const [due, setDue] = useState<{ readonly name: string; readonly version: number }>();
  const newest = nameOf(kind, record);
  const name = nameOf(seen.kind, seen.record);
  const edited = name === newest ? record : seen.record;
  const draft = useDraft<Fields>(name, fieldsOf(edited));
  const isOther = seen.kind !== kind || seen.record?.id !== record?.id;
  const isDue = due?.name === name && (record?.version ?? 0) >= due.version;
  if (name !== newest && (!draft.isChanged || isOther || isDue)) setSeen({ kind, record });
  return { name, record: edited, draft, showFrom: (version) => setDue({ name, version }) };
}

function nameOf(kind: string, record: EditedRecord | undefined): string {
  return record === undefined ? `new ${kind}` : `${kind} ${record.id} version ${record.version}`;
}
