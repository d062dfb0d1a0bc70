import * as address from '~/addresses';
import { leerNumeroDeCobro } from '~/registry/domain/cobros';
import { readTicketNumber } from '~/registry/domain/consultas';
import { toULabels } from '~/registry/domain/labels';
import type { ActoDeOficina } from '~/registry/domain/oficina';
import {
  type ClaseDeSobre,
  contenidoDeHistoria,
  cuentaDeHistoria,
  ventaDeHistoria,
} from '~/registry/domain/sobre';

/** What an act was over, as the registry wrote it; `persona`, what the person of an account is called; `nombreTomado`, somebody has its name. */
export interface Subject {
  clase: ClaseDeSobre;
  sobre: string;
  persona: string | null;
  nombreTomado: boolean;
}

/** A part of it in words, and where it is seen: nowhere for whoever may not. */
export interface SubjectPart {
  words: string;
  href?: string;
}

/** A page of the desk, with the act that it takes; undefined where there is none. */
type Page = readonly [act: ActoDeOficina, href: string] | undefined;

function content(sobre: string): Page {
  const found = contenidoDeHistoria(sobre);
  if (found) return ['verContenidos', address.contenido(found.clase, found.id)];
  return sobre.startsWith('Términos') ? ['verContenidos', address.terminosEnOficina()] : undefined;
}

function charged(numero: string): Page {
  const cobro = leerNumeroDeCobro(numero);
  return ['verVentas', cobro === undefined ? address.compraEnOficina(numero) : address.cobroEnOficina(cobro)];
}

function asked(numero: string): Page {
  const id = readTicketNumber(numero);
  return id === undefined ? undefined : ['verConsultas', address.consulta(id)];
}

function account(sobre: string): Page {
  const id = cuentaDeHistoria(sobre);
  return id === undefined ? undefined : ['verVentas', address.cobrosDePersona(id)];
}

/** A name that nobody has any more has no page. */
const name = (ascii: string, { nombreTomado }: Subject): [string, Page] => {
  const nombre = toULabels(ascii);
  return [nombre, nombreTomado ? ['mirarDominio', address.dominioEnOficina(nombre)] : undefined];
};

function sale(subject: Subject): [string, Page][] {
  const { numero, nombre } = ventaDeHistoria(subject.sobre);
  return [[numero, charged(numero)], ...(nombre === undefined ? [] : [name(nombre, subject)])];
}

/** What has no page of its own, or none that its words say, leads nowhere. */
const PAGES: Partial<Record<ClaseDeSobre, (subject: Subject) => [string, Page][]>> = {
  dominio: (subject) => [name(subject.sobre, subject)],
  venta: sale,
  consulta: ({ sobre }) => [[sobre, asked(sobre)]],
  persona: ({ sobre, persona }) => [[persona ?? sobre, account(sobre)]],
  pedido: ({ sobre }) => [[sobre, ['verPedidos', address.pedidos(sobre)]]],
  contenido: ({ sobre }) => [[sobre, content(sobre)]],
  funcionario: ({ sobre }) => [[sobre, ['verPersonal', address.personal()]]],
  sufijo: ({ sobre }) => [[sobre, ['verPrecios', address.precios()]]],
};

/** What an act was over, each part with the way to it that somebody with some acts has. */
export function subjectIn(subject: Subject, actos: readonly ActoDeOficina[]): SubjectPart[] {
  const parts = PAGES[subject.clase]?.(subject) ?? [[subject.sobre, undefined] satisfies [string, Page]];
  return parts.map(([words, page]) =>
    page && actos.includes(page[0]) ? { words, href: page[1] } : { words },
  );
}
