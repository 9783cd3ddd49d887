import ui from '@dp/ui/i18n/ar/ui.json' with { type: 'json' };
import audit from './ar/audit.json' with { type: 'json' };
import cash from './ar/cash.json' with { type: 'json' };
import customers from './ar/customers.json' with { type: 'json' };
import errors from './ar/errors.json' with { type: 'json' };
import fields from './ar/fields.json' with { type: 'json' };
import frame from './ar/frame.json' with { type: 'json' };
import handovers from './ar/handovers.json' with { type: 'json' };
import live from './ar/live.json' with { type: 'json' };
import messages from './ar/messages.json' with { type: 'json' };
import notes from './ar/notes.json' with { type: 'json' };
import orders from './ar/orders.json' with { type: 'json' };
import packing from './ar/packing.json' with { type: 'json' };
import parcels from './ar/parcels.json' with { type: 'json' };
import parts from './ar/parts.json' with { type: 'json' };
import people from './ar/people.json' with { type: 'json' };
import permissions from './ar/permissions.json' with { type: 'json' };
import roles from './ar/roles.json' with { type: 'json' };
import scanning from './ar/scanning.json' with { type: 'json' };
import security from './ar/security.json' with { type: 'json' };
import signIn from './ar/signIn.json' with { type: 'json' };
import type { AdminMessages } from './en.ts';

/** The Arabic messages; the type makes a missing key a compile error. */
const ar: AdminMessages = {
  audit,
  customers,
  handovers,
  parcels,
  cash,
  errors,
  fields,
  frame,
  live,
  messages,
  notes,
  orders,
  packing,
  parts,
  people,
  permissions,
  roles,
  scanning,
  security,
  signIn,
  ui,
};

export default ar;
