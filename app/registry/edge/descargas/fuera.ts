import type { Tabla } from './apartado';

/** Why a column is in no file of anybody. */
export const MOTIVOS = {
  une: 'Une filas entre sí: lo que señala está dicho con su nombre.',
  secreto:
    'Huella, secreto o sellado: quien lo tuviera podría hacerse pasar por la persona, y a ella no le dice nada.',
  deTodos: 'No es de ninguna persona: es igual para todos.',
  delRegistro: 'Es de cómo el registro hace su trabajo, y no dice de quién.',
  repetido: 'Repite lo que ya dice otra columna que sí está.',
  ajeno: 'Es de otra persona, o de otro registrador.',
  deQuien: 'Dice de quién es la fila: de quien la pide.',
  vacio: 'Se borra al enviarlo, y mientras espera puede llevar un código o un enlace que vale.',
  adjunto: 'Es un archivo entero: se descarga desde la consulta a la que se adjuntó.',
} as const;
export type Motivo = keyof typeof MOTIVOS;

/** Every column that is in no part of the file, and why: a test holds that none is without an answer. */
export const FUERA: Readonly<Partial<Record<Tabla, readonly (readonly [Motivo, string])[]>>> = {
  // people
  usuarios: [['une', 'id']],
  cuentas_acceso: [
    ['deQuien', 'oid'],
    ['secreto', 'clave'],
  ],
  cuentas_ajenas: [['deQuien', 'oid']],
  claves_olvidadas: [
    ['secreto', 'id'],
    ['deQuien', 'oid'],
  ],
  sesiones: [
    ['secreto', 'id credenciales csrf_anterior'],
    ['deQuien', 'oid'],
    ['repetido', 'persona'],
    ['delRegistro', 'publico vence'],
  ],
  sesion_valores: [['secreto', 'sesion dueno clave valor']],
  oidc_registros: [['secreto', 'modelo id contenido vence concesion uid codigo_usuario consumido']],
  oidc_claves: [['secreto', 'kid clave creada']],
  ingresos_en_curso: [['secreto', 'clave respuesta vence']],
  factores: [
    ['secreto', 'id huella secreto paso firmas'],
    ['deQuien', 'oid'],
  ],
  codigos_recuperacion: [
    ['deQuien', 'oid'],
    ['secreto', 'huella'],
  ],
  factores_historia: [
    ['une', 'id'],
    ['deQuien', 'oid'],
  ],
  quitas_factor: [
    ['deQuien', 'oid'],
    ['delRegistro', 'avisos'],
  ],
  quita_enlaces: [['secreto', 'huella oid']],
  retos_llave: [['secreto', 'huella de vence']],
  terminos: [
    ['une', 'id'],
    ['deTodos', 'contenido'],
    ['delRegistro', 'estado revision hecho_por cambiado_en motivo_retiro'],
  ],
  terminos_aceptados: [
    ['deQuien', 'usuario_id'],
    ['une', 'terminos_id'],
  ],
  descargas: [
    ['deQuien', 'usuario_id'],
    ['secreto', 'codigo guardado_como'],
    ['delRegistro', 'hecha_en vence_en tamano'],
  ],
  archivos_guardados: [
    ['secreto', 'guardado_como'],
    ['delRegistro', 'tamano creado_en'],
  ],
  archivo_partes: [
    ['secreto', 'guardado_como'],
    ['delRegistro', 'parte'],
    ['adjunto', 'datos'],
  ],
  contactos: [
    ['une', 'id'],
    ['deQuien', 'usuario_id'],
  ],
  contactos_predeterminados: [['deQuien', 'usuario_id']],
  correos_anteriores: [['deQuien', 'usuario_id']],
  codigos_validacion: [
    ['deQuien', 'usuario_id'],
    ['secreto', 'codigo_hash'],
  ],
  invitaciones: [
    ['une', 'id dominio_id contacto_id invito_id titular_antes administrador_antes resuelta_por'],
    ['secreto', 'codigo_hash'],
  ],

  // names
  dominios: [
    ['une', 'id titular_id administrador_id tecnico_id financiero_id cuenta_pago_id'],
    ['repetido', 'tld creado_en'],
    ['delRegistro', 'cuenta_asociada_en'],
    ['repetido', 'con_retenciones'],
  ],
  retenciones: [
    ['une', 'id dominio_id'],
    ['deQuien', 'puso_id levanto_id'],
    ['delRegistro', 'revisar_el'],
  ],
  dominio_usuarios: [
    ['deQuien', 'usuario_id'],
    ['une', 'dominio_id'],
    ['repetido', 'clave fecha_vencimiento'],
  ],
  dominio_listas: [
    ['deQuien', 'usuario_id'],
    ['repetido', 'total titular administrador tecnico financiero'],
    ['delRegistro', 'sello'],
  ],
  dominio_historia: [
    ['une', 'id dominio_id'],
    ['delRegistro', 'hash_anterior hash'],
  ],
  dominio_publicaciones: [['delRegistro', 'nombre dominio_id version pedida_en']],
  dominio_registradores: [['une', 'dominio_id registrador']],
  registradores: [['une', 'codigo']],
  nameservers: [
    ['une', 'id dominio_id'],
    ['delRegistro', 'orden'],
  ],
  dns_zonas: [['une', 'dominio_id']],
  dns_registros: [['une', 'id dominio_id']],
  dns_versiones: [
    ['une', 'id dominio_id usuario_id'],
    ['delRegistro', 'deshizo_desde deshizo_hasta rehace'],
  ],
  dns_ds: [
    ['une', 'dominio_id'],
    ['delRegistro', 'visto_en'],
  ],
  dns_cola: [['delRegistro', 'zona propietario pedido desde']],
  pedidos: [
    ['delRegistro', 'referencia momento duro_ms metodo ruta operacion estado error'],
    ['deQuien', 'oid'],
  ],
  dns_diferencias: [['delRegistro', 'zona cuantas lineas desde vista_en']],
  dns_publicadas: [['delRegistro', 'zona serie serie_publicada publicada_en comparada_en']],
  dns_delegaciones: [['delRegistro', 'nombre huella anfitriones alojada publicada_en']],
  dns_rechazados: [['delRegistro', 'zona nombre tipo contenido motivo intentos proximo_intento']],
  vencimientos_avisados: [['une', 'dominio_id']],
  congelar_enlaces: [['secreto', 'codigo_hash dominio_id nombre vence_en usado_en titular']],
  custodios: [
    ['une', 'id titular_id usuario_id'],
    ['secreto', 'codigo_hash'],
  ],
  candados: [['une', 'id dominio_id cerrado_por']],
  candado_custodios: [
    ['une', 'candado_id'],
    ['deQuien', 'usuario_id'],
  ],
  cambios_por_aprobar: [
    ['une', 'id dominio_id candado_id'],
    ['deQuien', 'pidio_id'],
  ],
  cambio_votos: [
    ['une', 'cambio_id'],
    ['deQuien', 'usuario_id'],
  ],
  peligros: [
    ['une', 'dominio_id registro_id'],
    ['repetido', 'servidores perdido'],
  ],
  peligros_examenes: [['delRegistro', 'dominio_id proximo examinado_en sin_saber version']],
  peligros_silenciados: [
    ['une', 'dominio_id'],
    ['deQuien', 'usuario_id'],
  ],

  // money
  plantillas_cuenta: [
    ['une', 'id pais_id tipo_documento_id forma_pago_id'],
    ['deQuien', 'usuario_id'],
  ],
  ventas: [
    ['secreto', 'uuid'],
    ['deQuien', 'usuario_id'],
    ['une', 'cuenta_pago_id'],
    ['repetido', 'resultado'],
  ],
  venta_items: [['une', 'id dominio_id']],
  venta_contactos: [['une', 'venta_item_id']],
  ventas_reunidas: [['secreto', 'uuid venta_id']],
  carrito_apartados: [['deQuien', 'usuario_id']],
  cargos: [
    ['une', 'id venta_item_id cuenta_pago_id'],
    ['deQuien', 'usuario_id'],
    ['delRegistro', 'clave'],
  ],
  devoluciones: [
    ['une', 'id cargo_id cuenta_pago_id'],
    ['deQuien', 'usuario_id hizo_id'],
  ],
  operaciones: [['delRegistro', 'clave usuario_id huella resultado creada_en']],
  operaciones_afuera: [['delRegistro', 'clave huella estado resultado desde vence']],

  // what was told and asked
  mensajes_usuario: [
    ['une', 'id'],
    ['deQuien', 'usuario_id'],
    ['delRegistro', 'clave'],
  ],
  mensajes_globales: [
    ['deTodos', 'id titulo mensaje prioridad publico fecha_desde fecha_hasta'],
    ['delRegistro', 'estado revision hecho_por cambiado_en motivo_retiro'],
  ],
  banners: [
    ['deTodos', 'id titulo texto enlace enlace_texto orden publico fecha_desde fecha_hasta'],
    ['delRegistro', 'estado revision hecho_por cambiado_en motivo_retiro'],
  ],
  preguntas_ayuda: [
    ['deTodos', 'id sobre tema orden titulo respuesta visible publico fecha_desde fecha_hasta'],
    ['delRegistro', 'estado revision hecho_por cambiado_en motivo_retiro'],
  ],
  correos_salientes: [
    ['une', 'id'],
    ['delRegistro', 'clave destino'],
    ['vacio', 'texto html'],
  ],
  correos_devueltos: [['une', 'id']],
  avisos_del_dia: [
    ['une', 'id'],
    ['delRegistro', 'clave'],
  ],
  tickets: [
    ['deQuien', 'usuario_id'],
    ['delRegistro', 'operacion clase prioridad vence_en version'],
    ['ajeno', 'asignado_a'],
    ['une', 'unida_a'],
  ],
  ticket_mensajes: [
    ['une', 'id'],
    ['ajeno', 'de_usuario_id'],
  ],
  consulta_notas: [
    ['une', 'id'],
    ['deQuien', 'usuario_id'],
  ],
  ticket_archivos: [
    ['une', 'id'],
    ['delRegistro', 'guardado_como'],
  ],
  archivos_temporales: [
    ['une', 'id'],
    ['deQuien', 'usuario_id'],
    ['secreto', 'token visitante origen guardado_como'],
  ],

  // what was asked for
  constancias: [
    ['une', 'dominio_id'],
    ['deQuien', 'usuario_id'],
    ['repetido', 'hechos'],
  ],
  constancia_claves: [['deTodos', 'clave pem desde']],
  cambios_masivos: [['deQuien', 'usuario_id']],
  cambio_masivo_dominios: [],
  transferencias: [
    ['une', 'id dominio_id codigo_id cuenta_pago_id titular'],
    ['deQuien', 'usuario_id'],
    ['secreto', 'huella'],
  ],
  transferencia_pasos: [['une', 'id transferencia_id']],
  codigos_autorizacion: [
    ['une', 'id dominio_id registrador titular'],
    ['deQuien', 'usuario_id'],
    ['secreto', 'referencia sellado huella'],
  ],
  codigo_intentos: [['delRegistro', 'nombre quien fallos bloqueado_hasta']],
  importacion_borradores: [
    ['deQuien', 'usuario_id'],
    ['secreto', 'datos'],
  ],
  registros_origen: [['ajeno', 'id dominio_id nombre ttl tipo valor']],

  // of everybody, and of how the work is done
  a_la_vista: [['deTodos', 'id revision']],
  paises: [['une', 'id']],
  tipos_documento: [
    ['une', 'id pais_id'],
    ['deTodos', 'codigo'],
  ],
  formas_pago: [['une', 'id']],
  sufijos: [['deTodos', 'tld precio habilitado orden']],
  sufijo_precios: [
    ['deTodos', 'tld precio desde'],
    ['delRegistro', 'id motivo puso_id creado_en retirado_en retiro_id motivo_retiro'],
  ],
  nombres_reservados: [
    ['deTodos', 'nombre motivo clase'],
    ['delRegistro', 'para_usuario_id quitado_en'],
  ],
  funciones: [['deTodos', 'nombre habilitada']],
  cifras_tiempos: [['deTodos', 'serie mes cubo cuantos']],
  cifras_muestras: [['delRegistro', 'id serie momento ms']],
  cifras_por_ver: [['delRegistro', 'zona serie desde']],
  cifras_nombres: [['deTodos', 'mes clase cuantos']],
  cifras_turnos: [['delRegistro', 'clave turno']],
  captcha_usados: [['delRegistro', 'clave vence_en']],
  consultas: [['delRegistro', 'origen ventana cantidad']],
  limites: [['delRegistro', 'clave gastado vence']],
  instalacion: [['delRegistro', 'clave valor desde']],
  escrituras: [
    ['deQuien', 'oid'],
    ['delRegistro', 'veces'],
  ],
  funcionarios: [
    ['une', 'id'],
    ['deQuien', 'usuario_id'],
  ],
  funcionario_conjuntos: [['une', 'funcionario_id']],
  // what was asked and answered stands in the history of the desk, of each
  actos_por_aprobar: [
    ['delRegistro', 'id acto clave operacion entrada origen vence_en estado'],
    ['repetido', 'que clase sobre motivo diferencias pidio_id pedido_en termino_id terminado_en'],
    ['repetido', 'motivo_fin a_solas reviso_id revisado_en nota'],
  ],
  oficina_historia: [
    ['une', 'id usuario_id'],
    ['delRegistro', 'cadena lugar clase antes despues'],
    ['secreto', 'hash_anterior hash'],
  ],
  trabajos: [
    ['delRegistro', 'clase clave intentos proximo_intento error desde tomado_por tomado_hasta estado'],
  ],
  trabajos_historia: [['delRegistro', 'id momento clase clave acto intentos error motivo']],
};
