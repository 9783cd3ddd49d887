import { auditCommand } from './audit/audit-command.ts';
import { backupCommand } from './backup/backup-command.ts';
import { migrateCommand } from './backup/migrate-command.ts';
import { restoreCommand } from './backup/restore-command.ts';
import { editProductCommand } from './catalog/edit-product-command.ts';
import { exportCommand } from './catalog/export-command.ts';
import { importCommand } from './catalog/import-command.ts';
import { seedDemoCommand } from './catalog/seed-demo-command.ts';
import type { AnyCommand } from './command-line/command.ts';
import { listContactCommand } from './contact/list-contact-command.ts';
import { pictureCleanupCommand } from './media/picture-cleanup-command.ts';
import { advanceOrderCommand } from './orders/advance-order-command.ts';
import { cancelOrderCommand } from './orders/cancel-order-command.ts';
import { listOrdersCommand } from './orders/list-orders-command.ts';
import { showOrderCommand } from './orders/show-order-command.ts';
import { rebuildReportsCommand } from './reports/rebuild-reports-command.ts';
import { searchGapsCommand } from './search/search-gaps-command.ts';
import {
  addSynonymCommand,
  listSynonymsCommand,
  removeSynonymCommand,
  resetSynonymsCommand,
} from './search/search-synonyms-commands.ts';
import { listShippingCommand } from './shipping/list-shipping-command.ts';
import { removeShippingCommand } from './shipping/remove-shipping-command.ts';
import { setShippingCommand } from './shipping/set-shipping-command.ts';
import { inviteStaffCommand } from './staff/invite-staff-command.ts';
import { resetStaffFactorsCommand } from './staff/reset-staff-factors-command.ts';
import { resetStaffPasswordCommand } from './staff/reset-staff-password-command.ts';
import { setStockCommand } from './stock/set-stock-command.ts';
import { createVoucherCommand } from './vouchers/create-voucher-command.ts';
import { disableVoucherCommand } from './vouchers/disable-voucher-command.ts';
import { listVouchersCommand } from './vouchers/list-vouchers-command.ts';

/** Every command of `npm run shop`, in the order of its overview. */
export const commands: readonly AnyCommand[] = [
  listOrdersCommand,
  showOrderCommand,
  advanceOrderCommand,
  cancelOrderCommand,
  importCommand,
  exportCommand,
  editProductCommand,
  seedDemoCommand,
  pictureCleanupCommand,
  setStockCommand,
  createVoucherCommand,
  listVouchersCommand,
  disableVoucherCommand,
  setShippingCommand,
  listShippingCommand,
  removeShippingCommand,
  searchGapsCommand,
  listSynonymsCommand,
  addSynonymCommand,
  removeSynonymCommand,
  resetSynonymsCommand,
  listContactCommand,
  inviteStaffCommand,
  resetStaffPasswordCommand,
  resetStaffFactorsCommand,
  auditCommand,
  rebuildReportsCommand,
  backupCommand,
  restoreCommand,
  migrateCommand,
];
