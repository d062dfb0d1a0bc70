type Refusal = { formErrors: string[]; fieldErrors: Record<string, string[]> };

/**
 * A business refusal of the registry as a form shows it: each message beside its field, `general` and what belongs to no
 * field of this form above it (spec 8, mapErrores). `mensaje` speaks where no field does.
 */
export function refusalOf(
  mensaje: string,
  errores: Record<string, string> | undefined,
  fields: readonly string[],
): Refusal {
  const entries = Object.entries(errores ?? {});
  const formErrors = entries.filter(([name]) => !fields.includes(name)).map(([, text]) => text);
  const fieldErrors = entries.filter(([name]) => fields.includes(name)).map(([name, text]) => [name, [text]]);
  if (entries.length === 0) formErrors.push(mensaje);
  return { formErrors: [...new Set(formErrors)], fieldErrors: Object.fromEntries(fieldErrors) };
}
