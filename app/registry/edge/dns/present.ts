import { camposDelFormulario, ESTRUCTURAS, type Tipo } from '../../contract/dns-estructuras';
import type { EstructuraRegistro, RegistroDns } from '../../contract/dns-formas';
import { mostrar } from './rules/nombre';
import { mostrarCampos, mostrarContenido } from './rules/registro';
import type { Guardado } from './zona-store';

/** What a type of record is made of, as its form needs it. */
export const estructuraDTO = (tipo: Tipo): EstructuraRegistro => ({
  tipo,
  descripcion: ESTRUCTURAS[tipo].descripcion,
  estructuraCampos: camposDelFormulario(tipo),
});

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
