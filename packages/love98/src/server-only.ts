// The marker of server code, `import 'server-only'`. It says nothing here; the build of the browser's code refuses it.
export {}
