import { stamp } from '~/base/clock.server';
import { oficina } from '../implement';
import { consultaEnLista } from './present';
import { countAbiertas, listCola } from './store';

const POR_PARTE = 25;
/** More than so many are 'more than so many': nobody counts a hundred thousand to say that there is much to do. */
const HASTA = 1000;

export const contar = oficina.consultas.contar.handler(async ({ context: { connection, usuario, now } }) => ({
  mias: await countAbiertas(connection, { asignadoA: usuario.id }, HASTA),
  libres: await countAbiertas(connection, { asignadoA: null }, HASTA),
  vencidas: await countAbiertas(connection, { vencidasAl: stamp(now) }, HASTA),
  hasta: HASTA,
}));

export const listar = oficina.consultas.listar.handler(async ({ context, input: { cola, desde } }) => {
  const { connection, usuario, now } = context;
  // one more than is shown says whether there are more
  const asked = { usuarioId: usuario.id, ahora: stamp(now), desde, cantidad: POR_PARTE + 1 };
  const found = await listCola(connection, cola, asked);
  const shown = found.slice(0, POR_PARTE);
  const last = found.length > POR_PARTE ? shown.at(-1) : undefined;
  return {
    consultas: shown.map((each) => consultaEnLista(each, { usuarioId: usuario.id, now })),
    sigue: last ? { vence: last.vence_en, id: last.id } : null,
  };
});
