import { CONJUNTO_EN_PALABRAS, CONJUNTOS, permite } from '../../domain/oficina';
import { enumerar } from '../../domain/roles';
import { notFound } from '../context';
import { listActos } from './historia-store';
import { oficina } from './implement';

/** A part of what changed, as a person reads it: what is a list of sets by their words. */
function enPalabras(foto: string | null): string {
  if (foto === null) return '';
  const campos: [string, unknown][] = Object.entries(JSON.parse(foto));
  return campos.map(([campo, valor]) => `${campo}: ${valorEnPalabras(valor)}`).join('; ');
}

function valorEnPalabras(valor: unknown): string {
  if (!Array.isArray(valor)) return String(valor);
  const conjuntos = CONJUNTOS.filter((each) => valor.includes(each));
  const palabras =
    conjuntos.length === valor.length ? conjuntos.map((each) => CONJUNTO_EN_PALABRAS[each]) : valor;
  return palabras.length === 0 ? 'nada' : enumerar(palabras.map(String), 'y');
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
