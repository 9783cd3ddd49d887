import type { AccountDeps } from '../accounts/personal-data.ts';
import { recordPhoneReadings } from '../audit-trail/phone-readings.ts';
import type { AddStaffEndpoint } from '../http/staff-endpoint.ts';
import { addCustomerNote } from './add-customer-note.ts';
import { setCustomerBlock } from './block-customer.ts';
import { editCustomerNote } from './edit-customer-note.ts';
import { eraseCustomer } from './erase-customer.ts';
import { exportCustomer } from './export-customer.ts';
import { listCustomers } from './list-customers.ts';
import { mergeCustomers } from './merge-customers.ts';
import { previewMerge } from './preview-merge.ts';
import { readCustomerPage } from './read-customer-page.ts';

const OK = { data: { ok: true } } as const;

/** Customers in the back office. */
export function addCustomerStaffRoutes(add: AddStaffEndpoint, deps: AccountDeps): void {
  const { db } = deps;
  add('listCustomers', async ({ query, staff }) => {
    const page = await listCustomers(db, staff, query);
    await recordPhoneReadings(
      deps,
      staff,
      page.data.map(({ id }) => id),
    );
    return page;
  });
  add('getCustomer', async ({ params, staff, locale }) => {
    const data = await readCustomerPage(deps, staff, params.id, locale);
    await recordPhoneReadings(deps, staff, [data.id, ...data.same_phone.map(({ id }) => id)]);
    return { data };
  });
  add('addCustomerNote', async ({ params, body, staff }) => ({
    data: await addCustomerNote(deps, staff, { customerId: params.id, ...body }),
  }));
  add('editCustomerNote', async ({ params, body, staff }) => ({
    data: await editCustomerNote(deps, staff, { noteId: params.id, ...body }),
  }));
  add('setCustomerBlock', async ({ params, body, staff }) => ({
    data: await setCustomerBlock(deps, staff, { customerId: params.id, ...body }),
  }));
  add('previewCustomerMerge', async ({ params, staff }) => ({
    data: await previewMerge(db, staff, { staysId: params.id, endsId: params.other }),
  }));
  add('mergeCustomers', async ({ params, body, staff }) => ({
    data: await mergeCustomers(deps, staff, {
      staysId: params.id,
      staysVersion: body.version,
      endsId: params.other,
      endsVersion: body.other_version,
    }),
  }));
  add('exportCustomer', async ({ params, body, staff }) => ({
    data: await exportCustomer(deps, staff, { customerId: params.id, ...body }),
  }));
  add('eraseCustomer', async ({ params, body, staff }) => {
    await eraseCustomer(deps, staff, { customerId: params.id, ...body });
    return OK;
  });
}
