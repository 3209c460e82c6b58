/** Buttons that copy something: whatever bears data-copy. */

/** Browsers lend the clipboard to HTTPS and this machine alone; in a home network the old way must do. */
async function copy(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "unseen";
  document.body.append(field);
  field.select();
  document.execCommand("copy");
  field.remove();
}

document.addEventListener("click", (event) => {
  const button = (event.target as Element).closest<HTMLElement>("[data-copy]");
  if (!button) return;
  const said = button.textContent;
  void copy(button.dataset["copy"] ?? "").then(() => {
    button.textContent = button.dataset["done"] ?? `${said} ✓`;
    setTimeout(() => (button.textContent = said), 1500);
  });
});

export {};
