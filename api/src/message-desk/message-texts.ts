import { LOCALES } from '@dp/contract/locale.ts';
import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import {
  MESSAGE_TEXT_NAMES,
  type MessageTextName,
} from '@dp/contract/staff/message-text-values.ts';
import type { MessageParts, StaffMessageText } from '@dp/contract/staff/message-texts.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { messageDefinitions, partsOf } from '../message-texts/message-definitions.ts';
import type { MessageTextValue } from '../message-texts/message-wording.ts';
import { originalTexts } from '../message-texts/original-texts.ts';
import { templateFault } from '../message-texts/template-fault.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { invalidFields } from '../problems/problem-error.ts';
import { addTextVersion, textToRestore } from '../shop-texts/add-text-version.ts';
import { type NewestText, readNewestText, readNewestTexts } from '../shop-texts/shop-text-rows.ts';

type Words = NonNullable<MessageTextValue>;
type Given = Readonly<Record<'ar' | 'en', MessageParts>>;

/** Every message. Throws 403 `permission_required` without `settings.edit`, as the others here do. */
export async function listMessageTexts(
  { db }: Pick<Deps, 'db'>,
  principal: Principal,
): Promise<StaffCallOutput<'listMessageTexts'>['data']> {
  requirePermission(principal, 'settings.edit');
  const changed = await readNewestTexts(db, 'message');
  return MESSAGE_TEXT_NAMES.map((name) => {
    const row = changed.get(name);
    const parts = Object.keys(messageDefinitions[name]);
    return {
      name,
      original: (row?.value ?? null) === null,
      saved_at: row?.at.toISOString() ?? null,
      mail: parts.some((part) => part.startsWith('subject')),
      sms: parts.includes('sms') || name === 'contact-confirmed' || name === 'contact-removed',
    };
  });
}

/** The words of a message in both languages. */
export async function getMessageText(
  { db }: Pick<Deps, 'db'>,
  principal: Principal,
  name: MessageTextName,
): Promise<StaffMessageText> {
  requirePermission(principal, 'settings.edit');
  return present(name, await readNewestText(db, { kind: 'message', name }));
}

/**
 * Changes the words of a message; the next one is sent with them.
 *
 * @throws ProblemError 400 naming each part that `assertMessageText` refuses; 409 `record_changed`.
 */
export async function saveMessageText(
  deps: Pick<Deps, 'db' | 'now'>,
  principal: Principal,
  name: MessageTextName,
  { version, ...given }: { readonly version: number } & Given,
): Promise<StaffMessageText> {
  requirePermission(principal, 'settings.edit');
  const value = assertMessageText(name, given);
  return addVersion(
    deps,
    principal,
    { name, version, action: 'message-text.edit' },
    async () => value,
  );
}

/**
 * Brings back a saved state of a message, or the words that came with the shop.
 *
 * @throws ProblemError 404 `text_version_not_found`; 409 `record_changed`.
 */
export async function restoreMessageText(
  deps: Pick<Deps, 'db' | 'now'>,
  principal: Principal,
  name: MessageTextName,
  { version, restored }: { readonly version: number; readonly restored: number },
): Promise<StaffMessageText> {
  requirePermission(principal, 'settings.edit');
  const change = { name, version, action: 'message-text.restore' } as const;
  return addVersion(deps, principal, change, async (tx) => {
    const value = await textToRestore(tx, { kind: 'message', name }, restored);
    return value as MessageTextValue;
  });
}

/**
 * The words of a message, if each of its parts is there and can be sent.
 *
 * @throws ProblemError 400 naming each part that cannot, such as `ar.subject`.
 */
export function assertMessageText(name: MessageTextName, given: Given): Words {
  const faults: Record<string, ReturnType<typeof templateFault> | 'required' | 'invalid'> = {};
  const words = { ar: {}, en: {} } as Record<'ar' | 'en', Record<string, string>>;
  for (const locale of LOCALES) {
    const { ...others } = given[locale];
    for (const [part, definition] of partsOf(name)) {
      const text = others[part];
      delete others[part];
      const fault = text === undefined ? 'required' : templateFault(text, locale, definition);
      if (fault !== undefined) faults[`${locale}.${part}`] = fault;
      else words[locale][part] = text ?? '';
    }
    for (const [part, text] of Object.entries(others)) {
      if (text !== undefined) faults[`${locale}.${part}`] = 'invalid';
    }
  }
  const found = Object.entries(faults).flatMap(([field, fault]) =>
    fault === undefined ? [] : [[field, fault] as const],
  );
  if (found.length > 0) throw invalidFields(Object.fromEntries(found));
  return words;
}

async function addVersion(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  principal: Principal,
  change: {
    readonly name: MessageTextName;
    readonly version: number;
    readonly action: 'message-text.edit' | 'message-text.restore';
  },
  read: (tx: Deps['db']) => Promise<MessageTextValue>,
): Promise<StaffMessageText> {
  const { name, version, action } = change;
  const text = {
    kind: 'message' as const,
    name,
    version,
    valueOf: (value: unknown) => ({ ...wordsOf(name, value as MessageTextValue) }),
    present: (newest: NewestText) => present(name, newest),
    at: now(),
  };
  return inTransaction(db, async (tx) => {
    const value = await read(tx);
    const words = value === null ? null : { ...value };
    return present(name, await addTextVersion(tx, principal, text, { action, value: words }));
  });
}

function wordsOf(name: MessageTextName, value: MessageTextValue): Words {
  return value ?? { ar: originalTexts.ar[name], en: originalTexts.en[name] };
}

function present(name: MessageTextName, { version, value }: NewestText): StaffMessageText {
  const { ar, en } = wordsOf(name, value as MessageTextValue);
  const parts = partsOf(name).map(([part, { allowed, required }]) => ({
    name: part,
    allowed: [...allowed],
    required: [...required],
  }));
  return { name, version, original: value === null, parts, ar: { ...ar }, en: { ...en } };
}
