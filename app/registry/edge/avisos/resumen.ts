import * as address from '~/addresses';
import { settings } from '~/base/config.server';
import { count } from '~/format';
import type { Enlace, Grupo } from '../mail/compose';
import { type Aviso, palabrasDe, parrafosDe, sinRepetir } from './aviso';

/** A notice on one line: its title, and the facts that its title does not say. */
function lineaDe({ titulo, datos, enlace }: Aviso): Grupo['lineas'][number] {
  const rest = sinRepetir(titulo, datos)
    .map(([nombre, valor]) => `${nombre}: ${valor}`)
    .join('; ');
  return { texto: rest ? `${titulo}. ${rest}` : titulo, direccion: enlace?.direccion };
}

/** Those told in the same words stand together, and the words once: they are of one name, and are said to hold for each. */
function gruposDe(avisos: readonly Aviso[]): Grupo[] {
  const groups = new Map<string, { parrafos: readonly string[]; lineas: Grupo['lineas'][number][] }>();
  for (const aviso of avisos) {
    const parrafos = parrafosDe(aviso);
    const key = parrafos.join('\n');
    const group = groups.get(key) ?? { parrafos, lineas: [] };
    group.lineas.push(lineaDe(aviso));
    groups.set(key, group);
  }
  return [...groups.values()].map(({ parrafos, lineas }) => ({
    lineas,
    parrafos: lineas.length > 1 ? [`Para cada uno de los ${lineas.length}:`, ...parrafos] : parrafos,
  }));
}

/** The mail of a day: of one notice its own words, of several a line for each. Urgent ones come first, and give the subject. */
export function palabrasDelDia(avisos: readonly Aviso[]) {
  const [first] = avisos;
  if (first && avisos.length === 1) return { ...palabrasDe(first), grupos: [] };
  const todos: Enlace = {
    texto: 'Ver mis dominios',
    direccion: `${settings().PUBLIC_URL}${address.misDominios()}`,
  };
  const others = avisos.length - 1;
  return {
    asunto: `${first?.titulo}, y ${count(others, 'aviso', 'avisos')} más de sus dominios`,
    titulo: `${count(avisos.length, 'aviso', 'avisos')} de sus dominios`,
    parrafos: ['Le contamos en un solo correo lo de hoy.'],
    grupos: gruposDe(avisos),
    enlaces: [todos],
  };
}
