// Stands in tests for the marker of server code, which the build of the browser's code refuses.
export {}
