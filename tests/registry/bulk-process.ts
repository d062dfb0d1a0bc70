import { database } from '~/database/connection.server';
import { avanzarCambiosMasivos } from '../support/due';
import { START } from './caller';

/** A process that goes on with the changes of many names, as the task does, until somebody ends it. */
process.send?.('ready');
for (;;) await avanzarCambiosMasivos(database(), () => START);
