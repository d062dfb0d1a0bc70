import type { Connection } from '~/database/connection.server';
import type { ActoDeHistoria } from '~/database/tables/oficina';
import { conLogin } from '../../domain/con-login';
import { permite } from '../../domain/oficina';
import { cuentaDeHistoria } from '../../domain/sobre';
import { notFound } from '../context';
import { cambioEnPalabras } from './foto-en-palabras';
import { findLlamadas, listActos } from './historia-store';
import { oficina } from './implement';
import { nombresTomados } from './nombres-tomados';

type Sobre = Pick<ActoDeHistoria, 'clase' | 'sobre'>;

const cuentaDe = ({ clase, sobre }: Sobre): number | undefined =>
  clase === 'persona' ? cuentaDeHistoria(sobre) : undefined;

/** What the people are called whose accounts some acts were over, by their numbers. */
async function personasDe(connection: Connection, actos: readonly Sobre[]) {
  const ids = actos.flatMap((acto) => cuentaDe(acto) ?? []);
  const found = await findLlamadas(connection, ids);
  return new Map(found.map((each) => [each.id, conLogin(each)]));
}

/** Everybody's are for who may see them. */
export const actos = oficina.personal.actos.handler(async ({ context, input }) => {
  const { connection, usuario, funcionario } = context;
  if (!input.propios && !permite(funcionario.conjuntos, 'verActos')) throw notFound();
  const parte = { desde: (input.paginaActual - 1) * input.cantXPagina, cantidad: input.cantXPagina };
  const found = await listActos(connection, input.propios ? usuario.id : undefined, parte);
  // who may not look for people reads of an account its number
  const personas = permite(funcionario.conjuntos, 'buscar')
    ? await personasDe(connection, found.actos)
    : new Map<number, string>();
  const isTomado = await nombresTomados(connection, found.actos);
  return {
    total: found.total,
    actos: found.actos.map((acto) => ({
      id: acto.id,
      momento: acto.momento,
      quien: acto.nombre ?? acto.login ?? 'Quien administra la máquina',
      que: acto.acto,
      clase: acto.clase,
      sobre: acto.sobre,
      nombreTomado: isTomado(acto),
      persona: personas.get(cuentaDe(acto) ?? 0) ?? null,
      motivo: acto.motivo,
      ...cambioEnPalabras(acto),
    })),
  };
});
