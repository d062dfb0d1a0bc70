import type { Fallo } from '../../../contract/oficina/fallos';
import { listUndone, type Undone } from '../../due/aside-store';
import { oficina } from '../implement';
import { queHacia, sinDirecciones } from './palabras';

/** As many as a page shows. */
const A_LA_VISTA = 200;

const falloDTO = ({ clase, clave, error, intentos, desde, proximo_intento, estado }: Undone): Fallo => ({
  clase,
  clave,
  que: queHacia(clase),
  error: sinDirecciones(error),
  intentos,
  desde,
  proximo: estado === 'ESPERA' ? proximo_intento : null,
});

export const listar = oficina.fallos.listar.handler(async ({ context: { connection } }) => {
  const rows = await listUndone(connection);
  const apartados = rows.filter(({ estado }) => estado === 'APARTADO');
  const esperan = rows.filter(({ estado }) => estado === 'ESPERA');
  return {
    apartados: apartados.slice(0, A_LA_VISTA).map(falloDTO),
    totalApartados: apartados.length,
    esperan: esperan.slice(0, A_LA_VISTA).map(falloDTO),
    totalEsperan: esperan.length,
  };
});
