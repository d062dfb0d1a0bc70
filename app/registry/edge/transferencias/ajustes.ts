import { settings } from '~/base/config.server';
import type { AlVencer } from '../../domain/transfer/states';

/** Whether this registry takes registrar transfers: without it no operation of the area exists (spec 2). */
export const habilitada = (): boolean => settings().TRANSFERENCIAS;

/** What is done with a request that nobody answered in its ten days. */
export const alVencer = (): AlVencer => settings().TRANSFERENCIA_SIN_RESPUESTA;
