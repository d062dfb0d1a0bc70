import type { Codigo } from './codigos';

/** What each code of a refusal means and what is done about it, for whoever writes a program against the edge. */
export const SIGNIFICADO: Readonly<Record<Codigo, string>> = {
  SIN_PERMISO: 'El rol de quien pide no alcanza para esto. Lo puede hacer otro de los contactos del dominio.',
  ESTADO: 'El estado del dominio no lo permite: está vencido, eliminado, pendiente o ya pago por diez años.',
  CONGELADO: 'El dominio está congelado. Se puede cuando termine el plazo que dice el mensaje.',
  EN_CURSO: 'Lo mismo ya se pidió y está en curso, o está en el carrito.',
  VERSION: 'Otra persona cambió esto mientras tanto. Vuelva a leerlo y envíelo con la versión nueva.',
  CAMPOS: 'Hay campos con errores: cada uno con su mensaje en «mapErrores».',
  OPERACION_REPETIDA: 'Esa clave de operación ya se usó con otros datos. Use una clave nueva.',
  VENTA_FINALIZADA: 'La compra ya se confirmó: no se puede cambiar.',
  NO_EXISTE: 'Lo que se quiere cambiar ya no existe.',
  SOLO_CON_FACTURA: 'Aquí solo se paga con débito en una factura.',
  NO_HABILITADA: 'La función está apagada en este registro.',
  YA_EN_CARRITO: 'Ese dominio ya está en el carrito.',
  INVITACION_NO_VALIDA: 'La invitación no existe, venció, ya se respondió o es de otra persona.',
  DEMASIADAS:
    'Se pidió demasiadas veces, o de una vez más de lo que se admite. El mensaje dice cuánto y cuándo.',
  FALTAN_DATOS: 'Faltan los datos de contacto de quien acepta: primero hay que guardarlos.',
  OTRA_CANTIDAD:
    'Los dominios que cumplen el filtro ya no son tantos como se confirmaron. Cuéntelos de nuevo.',
  SIN_PRECIO: 'Esa terminación ya no se vende.',
  TICKET_CERRADO: 'La consulta está cerrada: envíe otra.',
  NO_ALOJADO: 'El dominio no está alojado en el registro.',
  YA_ALOJADO: 'El dominio ya está alojado en el registro.',
  SIN_FIRMA: 'Este registro no firma zonas.',
};
