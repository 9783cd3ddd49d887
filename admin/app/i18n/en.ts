import ui from '@dp/ui/i18n/en/ui.json' with { type: 'json' };
import audit from './en/audit.json' with { type: 'json' };
import cash from './en/cash.json' with { type: 'json' };
import customers from './en/customers.json' with { type: 'json' };
import errors from './en/errors.json' with { type: 'json' };
import fields from './en/fields.json' with { type: 'json' };
import frame from './en/frame.json' with { type: 'json' };
import handovers from './en/handovers.json' with { type: 'json' };
import live from './en/live.json' with { type: 'json' };
import messages from './en/messages.json' with { type: 'json' };
import notes from './en/notes.json' with { type: 'json' };
import orders from './en/orders.json' with { type: 'json' };
import packing from './en/packing.json' with { type: 'json' };
import parcels from './en/parcels.json' with { type: 'json' };
import parts from './en/parts.json' with { type: 'json' };
import people from './en/people.json' with { type: 'json' };
import permissions from './en/permissions.json' with { type: 'json' };
import roles from './en/roles.json' with { type: 'json' };
import scanning from './en/scanning.json' with { type: 'json' };
import security from './en/security.json' with { type: 'json' };
import signIn from './en/signIn.json' with { type: 'json' };

/** The English messages, by feature. Their keys type every translation call. */
const en = {
  customers,
  messages,
  audit,
  handovers,
  parcels,
  cash,
  errors,
  fields,
  frame,
  live,
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

export type AdminMessages = typeof en;
export default en;
