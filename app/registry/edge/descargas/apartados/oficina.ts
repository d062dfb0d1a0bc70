import { type Apartado, instante, numero, PARA_SIEMPRE, texto } from '../apartado';

/** What somebody may do and did who works at the registry. */
export const OFICINA: readonly Apartado[] = [
  {
    clave: 'funcionario',
    titulo: 'Su trabajo en el registro',
    guardado: PARA_SIEMPRE,
    tabla: 'funcionarios',
    une: [['funcionario_conjuntos', 'funcionario_conjuntos.funcionario_id', 'funcionarios.id', 'opcional']],
    de: [['funcionarios.usuario_id', 'usuario']],
    orden: ['funcionarios.id', 'funcionario_conjuntos.conjunto'],
    campos: {
      alta: instante('funcionarios.alta_en', 'Desde'),
      baja: instante('funcionarios.baja_en', 'Hasta'),
      conjunto: texto('funcionario_conjuntos.conjunto', 'Qué puede hacer'),
    },
  },
  {
    clave: 'notasDeConsultas',
    titulo: 'Notas internas que escribió en consultas',
    guardado: PARA_SIEMPRE,
    tabla: 'consulta_notas',
    de: [['consulta_notas.usuario_id', 'usuario']],
    orden: ['consulta_notas.id'],
    campos: {
      consulta: numero('consulta_notas.ticket_id', 'Consulta'),
      texto: texto('consulta_notas.texto', 'Nota'),
      creado: instante('consulta_notas.creado_en', 'Escrita'),
    },
  },
  {
    clave: 'actosDeOficina',
    titulo: 'Lo que hizo en la oficina del registro',
    guardado: PARA_SIEMPRE,
    tabla: 'oficina_historia',
    de: [['oficina_historia.usuario_id', 'usuario']],
    orden: ['oficina_historia.id'],
    campos: {
      momento: instante('oficina_historia.momento', 'Cuándo'),
      acto: texto('oficina_historia.acto', 'Qué'),
      sobre: texto('oficina_historia.sobre', 'Sobre'),
      motivo: texto('oficina_historia.motivo', 'Motivo'),
    },
  },
];
