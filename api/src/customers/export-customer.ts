import { dayOf } from '@dp/contract/cairo-time.ts';
import type { exportedFileResponse } from '@dp/contract/staff/customers.ts';
import type { z } from 'zod';
import { lockCustomerForStaff } from '../accounts/customer-changes.ts';
import { ownContacts } from '../accounts/delete-account.ts';
import type { AccountDeps } from '../accounts/personal-data.ts';
import { recordAudit } from '../audit-trail/record-audit.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { readShop } from '../shop-settings/shop-details.ts';
import { exportPage } from './export-page.ts';

type ExportedFile = z.output<typeof exportedFileResponse>['data'];

/**
 * Everything that the shop knows about a person, as JSON for machines or a page for them to read, in their
 * language. The audit trail has a row of it.
 *
 * @throws ProblemError 403 `permission_required` without `export`, 404 `customer_not_found`.
 */
export async function exportCustomer(
  { db, now, personalData }: Pick<AccountDeps, 'db' | 'now' | 'personalData'>,
  principal: Principal,
  { customerId, format }: { readonly customerId: number; readonly format: 'json' | 'html' },
): Promise<ExportedFile> {
  requirePermission(principal, 'export');
  const at = now();
  return inTransaction(db, async (tx) => {
    const account = await lockCustomerForStaff(tx, customerId);
    const { name, phone, email, locale } = account;
    // Others' messages may bear a contact that this account only claims.
    const contacts = await ownContacts(tx, account);
    const records = {
      account: [
        {
          name,
          phone,
          phone_proven_at: account.phoneVerifiedAt?.toISOString() ?? null,
          email,
          email_proven_at: account.emailVerifiedAt?.toISOString() ?? null,
          language: locale,
          since: account.createdAt.toISOString(),
        },
      ],
      ...(await personalData.export(tx, { id: customerId, contacts }, { locale, at })),
    };
    await recordAudit(tx, principal, {
      action: 'customer.export',
      subject: { kind: 'customer', id: customerId },
      after: { format },
      at,
    });
    const base = `customer-${customerId}-${dayOf(at)}`;
    if (format === 'json') {
      const content = `${JSON.stringify({ exported_at: at.toISOString(), ...records }, null, 2)}\n`;
      return { name: `${base}.json`, type: 'application/json', content };
    }
    const { title: shop } = (await readShop(tx)).details;
    const content = exportPage(records, { locale, at, shop });
    return { name: `${base}.html`, type: 'text/html', content };
  });
}
