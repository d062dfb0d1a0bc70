import { z } from 'zod';
import { centesimos, privada, texto } from '../base';
import { estadoDns, parteDeRegistros, registrosDns } from '../dns';
import { listaDeHistoria, parteDeHistoria } from '../historia';
import { peligrosDeDominio } from '../peligros';
import { codigosPasados, codigoVigente } from '../transferencias-codigo';
import { informacionDominio } from './dominios';
import { historialPagos } from './ediciones';
import { invitacionEnviada } from './invitaciones';

/** The sections of a detail, each by what it shows. */
const seccion = z.enum([
  'invitaciones',
  'pagos',
  'precio',
  'dns',
  'registros',
  'historia',
  'peligros',
  'codigos',
]);
export type SeccionDeFicha = z.output<typeof seccion>;

/** All that the detail of a domain shows. */
export const fichaDeDominio = z.object({
  /** Without records: they are a section of their own here. */
  informacion: informacionDominio.omit({ registros: true, registroWeb: true, registroMail: true }),
  invitaciones: z.array(invitacionEnviada),
  pagos: historialPagos.nullable(),
  /** What a year more costs on its expiry date, as is known today, of a name that renews by itself; null also where its ending is not sold. */
  precio: centesimos.nullable(),
  /** From which minute of Uruguay that is the price, where it is not yet today's. */
  precioDesde: z.string().nullable().default(null),
  dns: estadoDns.nullable(),
  registros: registrosDns.nullable(),
  historia: listaDeHistoria.nullable(),
  /** What is wrong with how it is served; null where nobody looks, and where it is among `caidas`. */
  peligros: peligrosDeDominio.nullable().default(null),
  codigos: codigoVigente.extend(codigosPasados.shape).nullable(),
  /** Sections that could not be read now: each fails alone, and the rest stands. */
  caidas: z.array(seccion).optional(),
});

export const ficha = {
  /**
   * All that the detail of a domain shows, asked at once: each section is what its own operation answers, null for who
   * does not see it, for a name that has none and, where only a name with a detail has it, for one without. 404 where the
   * caller has no role on it. This project's own.
   */
  ficha: privada({
    method: 'POST',
    path: '/usuario/administracion/dominio/ficha',
    summary: 'Ficha de un dominio del usuario',
    tags: ['Administración'],
  })
    .input(
      z.object({
        nombreDominio: texto,
        /** The part of the records of a hosted name, as `dns.registros` takes it. */
        registros: parteDeRegistros,
        /** The part of its history, as `historia.listar` takes it. */
        historia: parteDeHistoria,
        /** Whether its authorization codes are asked for: not where names are not moved between registrars. */
        conCodigos: z.boolean(),
      }),
    )
    .output(fichaDeDominio),
};

/** What a name without a detail has of them: its registration is pending, or failed. */
export const SIN_SECCIONES = {
  invitaciones: [],
  pagos: null,
  precio: null,
  precioDesde: null,
  dns: null,
  registros: null,
  historia: null,
  peligros: null,
};
