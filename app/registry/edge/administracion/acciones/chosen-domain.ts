import { Temporal } from 'temporal-polyfill';
import type { Dominio } from '~/database/tables/registro';
import type { Id } from '../../../contract/ids';
import type { Accion } from '../../../domain/acciones';
import type { Suceso } from '../../../domain/history';
import { readNombre } from '../../../domain/name';
import type { Op } from '../../cambio/cambio';
import { Rechazo } from '../../cambio/rechazo';
import { notFound } from '../../context';
import { dominioPara } from '../../dominios/acceso';
import { findUltima } from '../../dominios/historia-store';
import { findDominio } from '../../dominios/store';
import { fila } from '../../row-of-id';

interface Cual {
  nombreDominio: string;
  idDominioCore?: Id | null;
  version?: number;
}

/** The caller's name, locked and theirs to do this with; 404 also where the id says that another one was meant. */
export async function chosenDomain(op: Op, { nombreDominio, idDominioCore, version }: Cual, accion: Accion) {
  const dominio = await dominioPara(op, nombreDominio, accion, version);
  if (idDominioCore != null && fila(idDominioCore) !== dominio.id) throw notFound();
  return dominio;
}

/** A second press comes within this. */
const RECIEN = { minutes: 10 } as const;

async function recien({ trx, now }: Op, nombre: string, suceso: Suceso): Promise<boolean> {
  const ascii = readNombre(nombre);
  const dominio = ascii ? await findDominio(trx, ascii) : undefined;
  const ultima = dominio && (await findUltima(trx, dominio.id));
  return (
    ultima?.suceso === suceso &&
    Temporal.Instant.compare(Temporal.Instant.from(ultima.momento).add(RECIEN), now) > 0
  );
}

/**
 * The same; where the name is in the wrong state because this was just done to it, that is what is told: 'ya está en
 * curso' (spec 8), not that it is impossible.
 */
export async function chosenDomainOnce(
  op: Op,
  cual: Cual,
  { accion, suceso, enCurso }: { accion: Accion; suceso: Suceso; enCurso: string },
): Promise<Dominio> {
  try {
    return await chosenDomain(op, cual, accion);
  } catch (error) {
    const isState = error instanceof Rechazo && error.codigo === 'ESTADO';
    if (isState && (await recien(op, cual.nombreDominio, suceso))) throw new Rechazo('EN_CURSO', enCurso);
    throw error;
  }
}
