from weald.cli import main

main()
