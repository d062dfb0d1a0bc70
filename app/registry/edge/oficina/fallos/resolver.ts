import { cambio, type Op } from '../../cambio/cambio';
import { notFound } from '../../context';
import { listAside, tryAgain, type Undone, writeHistory } from '../../due/aside-store';
import { everyJob } from '../../tasks/own';
import { anotarActo } from '../historia';
import { oficina } from '../implement';
import { motivoDe } from '../motivo';
import { queHacia, sinDirecciones } from './palabras';

/** What was set aside under that name: somebody else may have seen to it meanwhile. */
async function apartado({ trx }: Op, { clase, clave }: { clase: string; clave: string }): Promise<Undone> {
  const [row] = await listAside(trx, clase, clave);
  if (!row) throw notFound();
  return row;
}

const sobre = ({ clase, clave }: Undone): string => `${clase} ${clave}`;

export const reintentar = cambio(oficina.fallos.reintentar, async (op, input) => {
  const row = await apartado(op, input);
  if (!(await tryAgain(op.trx, row, op.now))) throw notFound();
  await writeHistory(op.trx, 'REINTENTADO', row, op.now);
  await anotarActo(op, {
    acto: 'Hizo que se intente otra vez',
    clase: 'trabajo',
    sobre: sobre(row),
    motivo: sinDirecciones(row.error),
  });
  return {
    mensaje: `${queHacia(row.clase)}: se intenta otra vez dentro de un minuto. Si vuelve a fallar, queda aquí.`,
  };
});

export const descartar = cambio(oficina.fallos.descartar, async (op, input) => {
  const motivo = motivoDe(input.motivo);
  const row = await apartado(op, input);
  const job = (await everyJob()).find(({ kind }) => kind === row.clase);
  if (!job || !(await job.discard(op.trx, row, motivo, op.now))) throw notFound();
  await anotarActo(op, { acto: 'Lo dejó sin hacer', clase: 'trabajo', sobre: sobre(row), motivo });
  return { mensaje: `${queHacia(row.clase)}: queda sin hacer, y no se intenta más.` };
});
