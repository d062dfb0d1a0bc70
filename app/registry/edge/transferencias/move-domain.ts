import { dayOf, stamp } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';
import type { Dominio } from '~/database/tables/registro';
import { PORTAL } from '../../domain/lifecycle';
import { insertCargo } from '../cargos/store';
import { findPredeterminado } from '../contactos/store';
import { removeDs } from '../dns/ds-store';
import type { Cambios } from '../dominios/cambios';
import { renovarNombre } from '../dominios/renovar';
import { enTodosLosRoles } from '../dominios/role-columns';
import { insertContacto } from '../ventas/contactos-store';
import { bringRegistros } from './bring-registros';
import { nombresDeRegistradores, savePatrocinio } from './registradores-store';
import type { Acto } from './registrar-act';
import type { Solicitud } from './store';
import { readTitular } from './titular';
import { findTitular } from './titular-store';

type Columnas = NonNullable<Cambios['columnas']>;

/** Who has the name from now on: the holder asked for, and who asked in the other roles. */
async function contactosQueLlegan({ trx, now }: Acto, { datos, usuario_id }: Solicitud): Promise<Columnas> {
  if (usuario_id === null || datos === null) throw new Error('An import has somebody who asked for it');
  const titular = await insertContacto(trx, usuario_id, readTitular(datos), now);
  const predeterminado = await findPredeterminado(trx, usuario_id);
  return { ...enTodosLosRoles(predeterminado?.id ?? titular), titular_id: titular };
}

/** The holder stays the same; the account of this portal has no more to do with it. */
async function contactosQueSeVan({ trx, now }: Acto, dominio: Dominio): Promise<Columnas> {
  const titular = await findTitular(trx, dominio);
  if (!titular) throw new Error(`${dominio.nombre} has no holder`);
  return enTodosLosRoles(await insertContacto(trx, null, titular, now));
}

/** What a name that comes here is from now on; where it brings records it is hosted, and the keys of its servers go. */
async function llega(acto: Acto, dominio: Dominio, solicitud: Solicitud): Promise<Cambios> {
  const columnas = {
    ...(await contactosQueLlegan(acto, solicitud)),
    cuenta_pago_id: solicitud.cuenta_pago_id,
    cuenta_asociada_en: stamp(acto.now),
  };
  if (!(await bringRegistros(acto, dominio, solicitud))) return { columnas };
  const otros = await removeDs(acto.trx, dominio.id);
  return { columnas: { ...columnas, alojado: 1 }, otros };
}

/** The same of one that goes. Hosting ends with it; servers and keys of before it was hosted must not come back. */
async function seVa(acto: Acto, dominio: Dominio): Promise<Cambios> {
  const columnas = {
    ...(await contactosQueSeVan(acto, dominio)),
    cuenta_pago_id: null,
    cuenta_asociada_en: null,
    alojado: 0,
  } as const;
  if (dominio.alojado === 0) return { columnas };
  return { columnas, servidores: [], otros: await removeDs(acto.trx, dominio.id) };
}

/** From which registrar to which, as the name's history keeps it. */
async function registradores(trx: Connection, { pierde, gana }: Solicitud) {
  const nombres = await nombresDeRegistradores(trx);
  const named = (codigo: string) => ({ registrador: nombres.get(codigo) ?? codigo });
  return { antes: named(pierde), despues: named(gana) };
}

/** Moves a name that is locked to the registrar that asked for it, a year longer. */
export async function moveDominio(acto: Acto, dominio: Dominio, solicitud: Solicitud): Promise<Dominio> {
  const isIn = solicitud.gana === PORTAL;
  const cambios = isIn ? await llega(acto, dominio, solicitud) : await seVa(acto, dominio);
  const suceso = isIn ? 'INGRESO_DE_OTRO_REGISTRADOR' : 'SALIDA_A_OTRO_REGISTRADOR';
  const { antes, despues } = await registradores(acto.trx, solicitud);
  const otros = {
    antes: { ...antes, ...cambios.otros?.antes },
    despues: { ...despues, ...cambios.otros?.despues },
  };
  const moved = await renovarNombre(acto, dominio, { ...cambios, suceso, otros });
  await savePatrocinio(acto.trx, dominio.id, solicitud.gana, dayOf(acto.now).toString());
  return moved;
}

/** Charges an import to the account chosen for it, once: the request is the key. */
export async function cobrar({ trx, now }: Acto, solicitud: Solicitud): Promise<void> {
  const { id, usuario_id, cuenta_pago_id, nombre, importe } = solicitud;
  if (usuario_id === null || cuenta_pago_id === null) return;
  await insertCargo(trx, {
    clave: `transferencia:${id}`,
    venta_item_id: null,
    usuario_id,
    nombre,
    concepto: 'IMPORTACION',
    importe,
    cuenta_pago_id,
    creado_en: stamp(now),
  });
}
