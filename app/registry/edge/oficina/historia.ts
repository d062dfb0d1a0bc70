import { createHash } from 'node:crypto';
import type { Temporal } from 'temporal-polyfill';
import { stamp } from '~/base/clock.server';
import type { Connection } from '~/database/connection.server';
import type { ActoDeHistoria } from '~/database/tables/oficina';
import type { ClaseDeSobre } from '../../domain/sobre';
import { insertActo, lastOf } from './historia-store';

/** Of whoever has the machine. */
const DE_LA_MAQUINA = 0;

/** What was done, over what, and why; what there was and what there is, where something changed. */
export interface Anotado {
  acto: string;
  clase: ClaseDeSobre;
  sobre: string | number;
  motivo: string;
  antes?: object | null;
  despues?: object | null;
}

/** The transaction of an act, and whose it is: their account is locked in it. */
interface En {
  trx: Connection;
  now: Temporal.Instant;
  usuario: { id: number } | null;
}

type Dicho = Omit<ActoDeHistoria, 'id' | 'hash' | 'hash_anterior'>;

/** The seal of an entry: of everything it says and of the seal before it. */
function selloDeActo(dicho: Dicho, hashAnterior: string): string {
  const { usuario_id, cadena, lugar, momento, acto, clase, sobre, motivo, antes, despues } = dicho;
  const said = [usuario_id, cadena, lugar, momento, acto, clase, sobre, motivo, antes, despues];
  return createHash('sha256')
    .update(JSON.stringify([hashAnterior, ...said]))
    .digest('base64url');
}

const escrito = (foto: object | null | undefined): string | null => (foto ? JSON.stringify(foto) : null);

/** Writes down what somebody of the registry did, in the transaction in which they do it. */
export async function anotarActo({ trx, now, usuario }: En, anotado: Anotado): Promise<void> {
  const cadena = usuario?.id ?? DE_LA_MAQUINA;
  const last = await lastOf(trx, cadena);
  const dicho: Dicho = {
    usuario_id: usuario?.id ?? null,
    cadena,
    lugar: (last?.lugar ?? 0) + 1,
    momento: stamp(now),
    acto: anotado.acto,
    clase: anotado.clase,
    sobre: String(anotado.sobre),
    motivo: anotado.motivo,
    antes: escrito(anotado.antes),
    despues: escrito(anotado.despues),
  };
  const hash_anterior = last?.hash ?? '';
  await insertActo(trx, { ...dicho, hash_anterior, hash: selloDeActo(dicho, hash_anterior) });
}

/** The first entry of a chain that does not follow from those before it: somebody touched it. */
export const primerActoRoto = (actos: readonly ActoDeHistoria[]): ActoDeHistoria | undefined =>
  actos.find((acto, at) => {
    const before = actos[at - 1];
    return (
      acto.lugar !== (before?.lugar ?? 0) + 1 ||
      acto.hash_anterior !== (before?.hash ?? '') ||
      acto.hash !== selloDeActo(acto, acto.hash_anterior)
    );
  });
