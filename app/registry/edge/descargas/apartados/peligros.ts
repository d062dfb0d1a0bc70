import { TITULOS } from '../../../domain/peligros';
import { type Apartado, codigo, instante, nombre, texto } from '../apartado';

/** What was found wrong with how the person's names are served, and what they do not want to hear of. */
export const PELIGROS: readonly Apartado[] = [
  {
    clave: 'peligros',
    titulo: 'Avisos sobre el funcionamiento de sus dominios',
    guardado: 'Se guarda hasta que un examen diario ve que está arreglado.',
    tabla: 'dominio_usuarios',
    une: [['peligros', 'peligros.dominio_id', 'dominio_usuarios.dominio_id']],
    de: [['dominio_usuarios.usuario_id', 'usuario']],
    // Who sees the servers of a name (`domain/acciones.ts`, verServidores).
    siAlguno: ['dominio_usuarios.titular', 'dominio_usuarios.administrador', 'dominio_usuarios.tecnico'],
    orden: ['dominio_usuarios.dominio_id', 'peligros.tipo'],
    campos: {
      dominio: nombre('dominio_usuarios.nombre', 'Dominio'),
      tipo: codigo('peligros.tipo', 'De qué clase', TITULOS),
      frase: texto('peligros.frase', 'Qué se vio'),
      desde: instante('peligros.desde', 'Visto por primera vez'),
      confirmado: instante('peligros.confirmado_en', 'Visto otra vez'),
    },
  },
  {
    clave: 'peligrosSilenciados',
    titulo: 'Avisos que no quiere recibir',
    guardado: 'Se guarda hasta que usted los pida de nuevo.',
    tabla: 'peligros_silenciados',
    une: [['dominios', 'dominios.id', 'peligros_silenciados.dominio_id']],
    de: [['peligros_silenciados.usuario_id', 'usuario']],
    orden: ['peligros_silenciados.dominio_id', 'peligros_silenciados.tipo'],
    campos: {
      dominio: nombre('dominios.nombre', 'Dominio'),
      tipo: codigo('peligros_silenciados.tipo', 'De qué clase', TITULOS),
    },
  },
];
