import { now } from '~/clock.server';
import { database } from '~/database/connection.server';
import { avanzarCambiosMasivos } from '~/registry/edge/administracion/masivos/avanzar';

/** A process that goes on with the changes of many names, as the task does, until somebody ends it. */
process.send?.('ready');
for (;;) await avanzarCambiosMasivos(database(), now);
