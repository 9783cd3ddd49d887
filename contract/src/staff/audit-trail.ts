/** The audit trail: who changed what, when and from where. */
import { z } from 'zod';
import { idParameter } from '../fields.ts';
import { AUDIT_PAGE_DEFAULT, AUDIT_PAGE_MAX } from './limits.ts';

const word = z.string().regex(/^[\w.-]{1,60}$/, 'invalid');

/** Where a page of rows continues. */
export const auditCursor = z.string().regex(/^\d{1,15}_\d{1,15}$/, 'invalid');

/** Filters, all of which must fit; a page continues before the `next` of the one before it. */
export const auditQuery = z.strictObject({
  /** A member of staff by id, or `system`. */
  actor: z
    .string()
    .regex(/^(system|\d{1,9})$/, 'invalid')
    .optional(),
  action: word.optional(),
  subject_kind: word.optional(),
  subject_id: z.string().min(1, 'required').max(100, 'too_long').optional(),
  /** ISO 8601 with a time zone; `from` is inclusive, `to` exclusive. */
  from: z.iso.datetime({ offset: true, error: 'invalid' }).optional(),
  to: z.iso.datetime({ offset: true, error: 'invalid' }).optional(),
  before: auditCursor.optional(),
  limit: idParameter.pipe(z.int().max(AUDIT_PAGE_MAX, 'too_big')).default(AUDIT_PAGE_DEFAULT),
});
export type AuditQuery = z.output<typeof auditQuery>;

export const auditRow = z.object({
  id: z.int(),
  at: z.string(),
  actor: z.object({
    kind: z.enum(['staff', 'system']),
    /** Null for the system. */
    id: z.int().nullable(),
    /** Of a member of staff as they are called today; of the system which part, such as `command line`. */
    name: z.string(),
  }),
  network: z.string().nullable(),
  /** `<feature>.<verb>`. */
  action: z.string(),
  subject: z.object({ kind: z.string(), id: z.string() }),
  /** The changed fields. */
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
});
export type ShownAuditRow = z.infer<typeof auditRow>;
/** Newest first; `next` is null on the last page. */
export const auditListResponse = z.object({
  data: z.array(auditRow),
  next: z.string().nullable(),
});
export const auditChoicesResponse = z.object({
  data: z.object({
    actors: z.array(z.object({ id: z.int(), name: z.string() })),
    actions: z.array(z.string()),
  }),
});
