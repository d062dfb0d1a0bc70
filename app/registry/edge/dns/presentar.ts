import type { EstructuraRegistro, RegistroDns } from '../../contract/dns-formas';
import { camposDe, ESTRUCTURAS, type Tipo } from './rules/estructuras';
import { mostrar } from './rules/nombre';
import { mostrarCampos, mostrarContenido } from './rules/registro';
import type { Guardado } from './zona-store';

/** What a type of record is made of, as its form needs it. */
function estructuraDTO(tipo: Tipo): EstructuraRegistro {
  const estructura = ESTRUCTURAS[tipo];
  const opcionales = estructura.datos
    .filter(({ sinEscribir }) => sinEscribir !== undefined)
    .map(({ nombre }) => nombre);
  if (!estructura.propietario.obligatorio) opcionales.push(estructura.propietario.nombre);
  return {
    tipo,
    descripcion: estructura.descripcion,
    estructuraCampos: camposDe(estructura).map((campo) => ({
      nombre: campo.nombre,
      etiqueta: campo.etiqueta,
      descripcion: campo.descripcion,
      obligatorio: !opcionales.includes(campo.nombre),
      opciones: 'opciones' in campo && campo.opciones ? [...campo.opciones] : [],
    })),
  };
}

export function registroDTO(registro: Guardado, zona: string): RegistroDns {
  const valores = mostrarCampos(registro, zona);
  const estructura = estructuraDTO(registro.tipo);
  return {
    idInterno: registro.id,
    tipo: registro.tipo,
    ttl: registro.ttl,
    campos: estructura.estructuraCampos.map(({ nombre, etiqueta, descripcion }) => ({
      nombre,
      valor: valores[nombre] ?? '',
      etiqueta,
      descripcion,
    })),
    estructura,
    nombre: mostrar(registro.nombre),
    contenido: mostrarContenido(registro),
  };
}
