"""Many games at once: simulation, fuzzing, benchmarks."""
