import { permite } from '../../domain/oficina';
import { notFound } from '../context';
import { listActos } from './historia-store';
import { oficina } from './implement';

/** A part of what changed, as a person reads it. */
function enPalabras(foto: string | null): string {
  const campos: [string, unknown][] = Object.entries(JSON.parse(foto ?? '{}'));
  return campos.map(([campo, valor]) => `${campo}: ${String(valor)}`).join('; ');
}

/** Everybody's are for who may see them. */
export const actos = oficina.personal.actos.handler(async ({ context, input }) => {
  const { connection, usuario, funcionario } = context;
  if (!input.propios && !permite(funcionario.conjuntos, 'verActos')) throw notFound();
  const parte = { desde: (input.paginaActual - 1) * input.cantXPagina, cantidad: input.cantXPagina };
  const found = await listActos(connection, input.propios ? usuario.id : undefined, parte);
  return {
    total: found.total,
    actos: found.actos.map((acto) => ({
      id: acto.id,
      momento: acto.momento,
      quien: acto.nombre ?? acto.login ?? 'Quien administra la máquina',
      que: acto.acto,
      sobre: acto.sobre,
      motivo: acto.motivo,
      antes: enPalabras(acto.antes),
      despues: enPalabras(acto.despues),
    })),
  };
});
