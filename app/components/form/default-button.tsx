/**
 * What Enter presses: the first submit button of a form, which otherwise would be one that only helps to fill it in.
 * First in the form; out of sight and of the tab order.
 */
export function DefaultButton({ intencion }: { intencion: string }) {
  return (
    <button
      type="submit"
      name="intencion"
      value={intencion}
      className="sr"
      tabIndex={-1}
      aria-hidden="true"
    />
  );
}
