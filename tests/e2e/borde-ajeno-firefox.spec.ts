import { dns } from './journeys/dns';
import { purchase } from './journeys/purchase';
import { walkedInFirefox } from './support/walked-in-firefox';

/** All the others: `borde-ajeno-firefox.long.spec.ts`. */
walkedInFirefox({ ...purchase, ...dns });
