import { registerHooks } from 'node:module';

// GitHub's parser imports JSON without an import attribute, which bundlers accept and Node does not.
const hooks = registerHooks({
  load: (url, context, nextLoad) =>
    nextLoad(url, url.endsWith('.json') ? { ...context, importAttributes: { type: 'json' } } : context),
});
const { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } = await import('@actions/workflow-parser');
hooks.deregister();

/** What GitHub would refuse in a workflow: its form, its expressions, jobs that wait for missing ones. */
export async function workflowProblems(name: string, content: string): Promise<string[]> {
  const { context, value } = parseWorkflow({ name, content }, new NoOperationTraceWriter());
  // Adds problems between the parts to the same errors.
  if (value) await convertWorkflowTemplate(context, value);
  return context.errors.getErrors().map(({ message }) => message);
}
