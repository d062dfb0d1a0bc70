import { notFound } from '../../context';
import { listTerminaciones } from '../../dominios/store';
import { oficina } from '../implement';
import { countNombres } from './store';

export const alcance = oficina.precios.alcance.handler(
  async ({ context: { connection }, input: { tld } }) => {
    if (!(await listTerminaciones(connection)).includes(tld)) throw notFound();
    return { nombres: await countNombres(connection, tld) };
  },
);
