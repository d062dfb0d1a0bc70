import { z } from 'zod';
import { persona } from '../implement';
import { filtroDe } from './filtro';
import { dominioWrapper } from './present';
import { type Lugar, listPropiosDesde } from './store';

const lugar = z.tuple([z.string(), z.string()]);

/** Where a part ended, as a client keeps it; something else begins anew. */
function readLugar(texto: string | null | undefined): Lugar | undefined {
  if (!texto) return undefined;
  try {
    return lugar.safeParse(JSON.parse(Buffer.from(texto, 'base64url').toString())).data;
  } catch {
    return undefined;
  }
}
const writeLugar = (some: Lugar): string => Buffer.from(JSON.stringify(some)).toString('base64url');

/** The filtered list, each part from where the one before ended: a range of the same index, however far. */
export const recorrerDominios = persona.administracion.recorrerDominios.handler(
  async ({ context, input }) => {
    const { connection, now, usuario } = context;
    const cantidad = input.cantResultados;
    const filtro = filtroDe(input, now);
    const { rows, ultimo } = await listPropiosDesde(connection, usuario.id, filtro, {
      despuesDe: readLugar(input.despuesDe),
      cantidad,
    });
    return {
      dominioWrapperDTOList: rows.map((row) => dominioWrapper(row, usuario.id, now)),
      siguiente: rows.length === cantidad && ultimo ? writeLugar(ultimo) : null,
    };
  },
);
