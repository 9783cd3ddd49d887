import type { ApiConfig } from './config.ts';
import type { CourierDriver } from './couriers/courier-driver.ts';
import type { Db } from './database/database.ts';
import type { MediaStore } from './media/media-port.ts';
import type { DemoPort } from './opening/demo-port.ts';
import type { PaymentProvider } from './payments/payment-provider.ts';
import type { CatalogReadModel } from './read-model/catalog-read-model.ts';
import type { ResponseCache } from './read-model/response-cache.ts';

/** What every use case is built from. */
export interface Deps {
  readonly db: Db;
  readonly config: ApiConfig;
  /** The present; tests set it. */
  readonly now: () => Date;
}

/** What the calls of a process that serves the shop are built from. */
export interface AppDeps extends Deps {
  readonly catalog: CatalogReadModel;
  readonly responses: ResponseCache;
  /** Where the originals of pictures are. */
  readonly media: MediaStore;
  /** What came with the shop, for its removal. */
  readonly demo: DemoPort;
  /** The gateways that this process has keys for. */
  readonly payments: readonly PaymentProvider[];
  /** The courier company that this process has keys for. */
  readonly courier: CourierDriver | undefined;
}
