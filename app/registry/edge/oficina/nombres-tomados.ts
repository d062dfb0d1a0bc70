import type { Connection } from '~/database/connection.server';
import type { ActoDeHistoria } from '~/database/tables/oficina';
import { nombreDeSobre } from '../../domain/sobre';
import { listExactos } from './dominios/nombres-store';

type Sobre = Pick<ActoDeHistoria, 'clase' | 'sobre'>;

/** Says of what some acts were over whether somebody has its name: one that nobody has any more has no page at the desk. */
export async function nombresTomados(connection: Connection, actos: readonly Sobre[]) {
  const tomados = new Set(
    await listExactos(connection, [...new Set(actos.flatMap((acto) => nombreDeSobre(acto) ?? []))]),
  );
  return (acto: Sobre): boolean => tomados.has(nombreDeSobre(acto) ?? '');
}
