import type { Connection } from '~/database/connection.server';
import type { Fallo } from '../../../contract/oficina/fallos';
import { notFound } from '../../context';
import { countUndone, listAside, listFirstUndone, type Undone } from '../../due/aside-store';
import { oficina } from '../implement';
import { queHacia, sinDirecciones } from './palabras';

/** As many as a page shows. */
const A_LA_VISTA = 200;

type Undones = Awaited<ReturnType<typeof countUndone>>;

const falloDTO = ({ clase, clave, error, intentos, desde, proximo_intento, estado }: Undone): Fallo => ({
  clase,
  clave,
  que: queHacia(clase),
  error: sinDirecciones(error),
  intentos,
  desde,
  proximo: estado === 'ESPERA' ? proximo_intento : null,
});

/** Those that are shown of one state, and how many there are. */
async function deEstado(connection: Connection, estado: 'ESPERA' | 'APARTADO', cuantos: Undones) {
  const rows = await listFirstUndone(connection, estado, A_LA_VISTA);
  const total = cuantos.filter((each) => each.estado === estado).reduce((sum, { cuantos: n }) => sum + n, 0);
  return { fallos: rows.map(falloDTO), total };
}

export const listar = oficina.fallos.listar.handler(async ({ context: { connection } }) => {
  const cuantos = await countUndone(connection);
  return {
    apartados: await deEstado(connection, 'APARTADO', cuantos),
    esperan: await deEstado(connection, 'ESPERA', cuantos),
  };
});

export const ver = oficina.fallos.ver.handler(
  async ({ context: { connection }, input: { clase, clave } }) => {
    const [row] = await listAside(connection, clase, clave);
    if (!row) throw notFound();
    return falloDTO(row);
  },
);
