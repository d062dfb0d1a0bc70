import { z } from 'zod';
import { id, instante, mapErrores, operacion, privada, texto, textoEntero } from './base';
import type { Rechazos } from './codigos';
import {
  cambioDeZona,
  dnssec,
  estructuraRegistro,
  fila,
  publicacion,
  registroDns,
  seccionDns,
  servicio,
} from './dns-formas';
import { BYTES_DE_ZONA, REGISTROS_DE_UNA_VEZ } from './dns-limites';

const tags = ['DNS'];
const BASE = '/usuario/administracion/dominio';

const deDominio = z.object({ nombreDominio: texto });
/** `version` is the domain's, of the form that is sent: another one in force means that somebody changed it meanwhile. */
const cambio = deDominio.extend({ operacion, version: z.number().int().optional() });
const respuesta = z.object({ esRespOK: z.boolean(), codigo: z.string(), mensaje: z.string(), mapErrores });

/** A part of the records of a name. */
export const parteDeRegistros = z.object({
  primerResultado: z.number().int().min(0).max(1_000_000).default(0),
  cantResultados: z.number().int().min(1).max(REGISTROS_DE_UNA_VEZ).default(REGISTROS_DE_UNA_VEZ),
  /** Only those with this in their name or data: this project's own. */
  buscar: z.string().max(255).default(''),
});

export const registrosDns = z.object({
  registros: z.array(registroDns),
  /** How many there are in all, and the version of the zone: this project's own. */
  total: z.number().int(),
  encontrados: z.number().int(),
  versionZona: z.number().int(),
  /** Of those that are told, where it is asked: which the last change of the zone brought or changed. This project's own. */
  nuevos: z.array(id).optional(),
  /** Asked with those: whether that change took another one back, so that taking it back does it again. This project's own. */
  rehace: z.boolean().optional(),
  estructurasRegistros: z.array(estructuraRegistro),
  registroWeb: registroDns.nullable(),
  registroMail: registroDns.nullable(),
});

/** How a name is served and signed, and whether that has been published. */
export const estadoDns = z.object({
  version: z.number().int(),
  alojado: z.boolean(),
  tieneZona: z.boolean(),
  /** Whether this project's own operations are there: templates, versions, keys. */
  propia: z.boolean(),
  publicacion,
  dnssec,
});

/** As long as a zone of the largest size may be written. */
const zonaEscrita = z.string().max(BYTES_DE_ZONA);

const ruta = (path: string, summary: string, rechazos?: Rechazos) =>
  privada({ method: 'POST', path: `${BASE}/${path}`, summary, tags }, rechazos);

/** Where a name is served, its records, and how it reaches the Internet (spec 7, Administration). */
export const dns = {
  /** From now on the registry serves the name; the records it had when it was hosted before come back. */
  alojar: ruta('alojar', 'Alojar un dominio', {
    acciones: ['alojar'],
    otros: ['CAMPOS', 'YA_ALOJADO'],
    confirma: 'alojar',
  })
    .input(cambio)
    .output(respuesta),

  /** From now on other servers serve the name; its records are kept. Rows are `nameservers[0].nombre`… in `mapErrores`. */
  delegar: ruta('delegar', 'Delegar un dominio', {
    acciones: ['delegar'],
    otros: ['CAMPOS'],
    confirma: 'delegar',
  })
    .input(
      cambio.extend({
        nameservers: z.array(fila).max(40),
        cantMinimaNameservers: z.number().int().optional(),
      }),
    )
    .output(respuesta),

  /** A page of a hosted name's records, its web and mail, and what each type of record is made of. */
  registros: ruta('informacion/registros', 'Registros de un dominio')
    .input(deDominio.extend({ ...parteDeRegistros.shape, conNuevos: z.boolean().optional() }))
    .output(registrosDns),

  /** One record, as its form shows it: 404 where it is gone. This project's own. */
  registro: ruta('informacion/registro', 'Un registro de un dominio')
    .input(deDominio.extend({ idInterno: id }))
    .output(
      z.object({
        registro: registroDns,
        /** What stops without it. */
        dejan: z.array(servicio).optional(),
      }),
    ),

  /** Adds a record, or changes the one of `idInterno`. A whole line of a zone file in any field is understood. */
  guardarRegistro: ruta('registro', 'Agregar o editar un registro', {
    acciones: ['editarRegistros'],
    otros: ['CAMPOS', 'NO_ALOJADO'],
  })
    .input(
      cambio.extend({
        agregarRegistro: z.boolean(),
        registro: z.object({
          tipo: texto,
          ttl: z.union([z.number(), texto]).optional(),
          idInterno: id.nullish(),
          campos: z.array(z.object({ nombre: texto, valor: textoEntero })).max(20),
        }),
      }),
    )
    .output(
      z.object({
        respuestaOK: z.boolean(),
        codigoRespuesta: z.string(),
        mensajeRespuesta: z.string(),
        camposConError: z.array(z.string()),
        camposError: z.array(z.object({ codigo: z.string(), mensaje: z.string() })),
      }),
    ),

  eliminarRegistro: ruta('eliminar-registro', 'Eliminar un registro', {
    acciones: ['editarRegistros'],
    otros: ['NO_ALOJADO'],
  })
    .input(cambio.extend({ idInterno: id }))
    .output(
      z.object({ respuestaOK: z.boolean(), codigoRespuesta: z.string(), mensajeRespuesta: z.string() }),
    ),

  /** How the name is served and signed, and whether that has been published: this project's own. */
  estado: ruta('informacion/dns', 'Estado del DNS de un dominio').input(deDominio).output(estadoDns),

  /** What a change of the whole zone would do, and what stands against it; nothing is written. This project's own. */
  compararZona: ruta('zona/comparar', 'Comparar un cambio de zona')
    .input(deDominio.extend({ cambio: cambioDeZona(zonaEscrita) }))
    .output(seccionDns),

  /** Does it, all or nothing, where the zone is still the version that was compared. This project's own. */
  cambiarZona: ruta('zona', 'Cambiar la zona', {
    acciones: ['editarRegistros'],
    otros: ['CAMPOS', 'DEMASIADAS', 'NO_ALOJADO', 'VERSION'],
  })
    .input(deDominio.extend({ operacion, versionZona: z.number().int(), cambio: cambioDeZona(zonaEscrita) }))
    .output(respuesta),

  /** The whole zone as a file (RFC 1035). This project's own. */
  exportarZona: ruta('zona/exportar', 'Exportar la zona')
    .input(deDominio)
    .output(z.object({ texto: z.string() })),

  /** The last changes of a zone, newest first. This project's own. */
  versiones: ruta('zona/versiones', 'Versiones de la zona')
    .input(deDominio)
    .output(
      z.object({
        versiones: z.array(
          z.object({
            version: z.number().int(),
            momento: instante,
            /** What happened, as a sentence: 'Se agregó el A de blog.titular.uy'; where the edge says none, of how many. */
            titulo: z.string().optional(),
            /** Who did it, by name; null for the registry itself. */
            usuario: z.string().nullable(),
            motivo: z.enum(['ALTA', 'EDICION', 'BAJA', 'IMPORTACION', 'PLANTILLA', 'DESHACER']),
            quitados: z.number().int(),
            agregados: z.number().int(),
            /** The first lines of what it did. */
            resumen: z.array(z.string()),
            /**
             * What taking it back would still do: it alone, or with all that came after it; and the version that took it back already.
             * Absent where the edge does not say it.
             */
            deshacer: z
              .object({
                sola: z.boolean(),
                conLasSiguientes: z.boolean(),
                yaPor: z.number().int().nullable(),
                /** It took something back itself: taking it back does that again. */
                rehace: z.boolean().optional(),
              })
              .optional(),
          }),
        ),
      }),
    ),

  /** Signs a hosted zone, or ends it. This project's own. */
  firmar: ruta('dnssec/firmar', 'Firmar una zona alojada', {
    acciones: ['editarRegistros'],
    otros: ['NO_ALOJADO', 'SIN_FIRMA'],
    confirma: 'firmantes',
  })
    .input(deDominio.extend({ operacion, firmar: z.boolean() }))
    .output(respuesta),

  /** The keys of a delegated name, as DS or DNSKEY; none ends its signature. This project's own. */
  guardarFirmantes: ruta('dnssec/ds', 'Claves de un dominio delegado', {
    acciones: ['delegar'],
    otros: ['CAMPOS', 'YA_ALOJADO'],
    confirma: 'firmantes',
  })
    .input(cambio.extend({ texto }))
    .output(respuesta),

  /** What the servers of a delegated name ask its keys to be (RFC 7344, 8078): as text for `guardarFirmantes`. This project's own. */
  leerCds: ruta('dnssec/cds', 'Claves que publica un dominio delegado')
    .input(deDominio)
    .output(z.object({ esRespOK: z.boolean(), mensaje: z.string(), texto: z.string(), quitar: z.boolean() })),

  /**
   * Asks the servers of a delegated name whether they sign with some keys; never longer than 3 s. `guardadas`: they are the keys of the name since just
   * now, so that what is seen of them is put down. NADA: there is nothing to ask. This project's own.
   */
  comprobarClaves: ruta('dnssec/ds/comprobar', 'Comprobar las claves de un dominio delegado')
    .input(deDominio.extend({ texto, guardadas: z.boolean().default(false) }))
    .output(
      z.object({ visto: z.enum(['FIRMAN', 'NO_FIRMAN', 'SIN_SABER', 'NADA']), frases: z.array(z.string()) }),
    ),

  /**
   * Asks the servers of a delegation whether they answer for the name; never longer than 3 s. `guardados`: those of them that were saved just now
   * whatever they answered, so that what is wrong is put down among the findings of the name. This project's own.
   */
  comprobarDelegacion: ruta('delegar/comprobar', 'Comprobar una delegación')
    .input(
      deDominio.extend({ nameservers: z.array(fila).max(40), guardados: z.array(texto).max(40).default([]) }),
    )
    .output(
      z.object({
        servidores: z.array(z.object({ nombre: z.string(), bien: z.boolean(), visto: z.string() })),
        avisos: z.array(z.string()),
      }),
    ),
};
